import type { SlotTexts } from '../../../en/screens/editor/editor-slots.ts';
import { plural } from '../../grammar.ts';

export const editorSlots: SlotTexts = {
  placing: (name) => `جارٍ رفع ${name}…`,
  placed: 'الملف في مكانه',
  placedSmaller: 'صُغّرت الصورة وهي في مكانها',
  placedMany: (n) =>
    plural(n, {
      one: 'ملف واحد في مكانه',
      two: 'الملفان في مكانهما',
      few: `${n} ملفات في أماكنها`,
      other: `${n} ملفًا في أماكنها`,
    }),
  kept: (n) =>
    plural(n, {
      one: 'ملف آخر في المعرض',
      two: 'ملفان آخران في المعرض',
      few: `${n} ملفات أخرى في المعرض`,
      other: `${n} ملفًا آخر في المعرض`,
    }),
  noSlot: 'أين يوضع الملف؟',
  noSlotText: 'اسحبوه إلى الخلفية أو الشعار أو صور الانضمام أو الموسيقى أو صوت الفائزين، أو اختاروا واحدًا منها والصقوا.',
  refused: 'لم يُضف الملف',
  full: 'المكان يتسع لـ12 صورة. أزيلوا واحدة أولًا.',
  offline: 'لا اتصال بالإنترنت. أضيفوه عند عودة الاتصال.',
};
