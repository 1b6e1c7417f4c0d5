import { plural } from '#platform/i18n';

const en = {
  placing: (name: string) => `Uploading ${name}…`,
  placed: 'The file is in place',
  placedSmaller: 'The image was made smaller and is in place',
  placedMany: (n: number) => `${n} files are in place`,
  kept: (n: number) =>
    plural('en', n, { one: 'One more file is in the gallery', other: `${n} more files are in the gallery` }),
  noSlot: 'Where does the file go?',
  noSlotText: 'Drop it on the background, the logo, the music or the winners’ sound, or choose one of them and paste.',
  refused: 'The file was not added',
};

/** Words of files that are pasted or dropped in the editor. */
type SlotTexts = typeof en;

const he: SlotTexts = {
  placing: (name) => `מעלים את ${name}…`,
  placed: 'הקובץ במקומו',
  placedSmaller: 'התמונה הוקטנה והיא במקומה',
  placedMany: (n) => plural('he', n, { one: 'קובץ אחד במקומו', two: 'שני הקבצים במקומם', other: `${n} קבצים במקומם` }),
  kept: (n) =>
    plural('he', n, { one: 'קובץ נוסף אחד בגלריה', two: 'שני קבצים נוספים בגלריה', other: `${n} קבצים נוספים בגלריה` }),
  noSlot: 'לאן להוסיף את הקובץ?',
  noSlotText: 'גררו אותו אל הרקע, הלוגו, המוזיקה או צליל המנצחים, או בחרו אחד מהם והדביקו.',
  refused: 'הקובץ לא נוסף',
};

const ar: SlotTexts = {
  placing: (name) => `جارٍ رفع ${name}…`,
  placed: 'الملف في مكانه',
  placedSmaller: 'صُغّرت الصورة وهي في مكانها',
  placedMany: (n) =>
    plural('ar', n, {
      one: 'ملف واحد في مكانه',
      two: 'الملفان في مكانهما',
      few: `${n} ملفات في أماكنها`,
      other: `${n} ملفًا في أماكنها`,
    }),
  kept: (n) =>
    plural('ar', n, {
      one: 'ملف آخر في المعرض',
      two: 'ملفان آخران في المعرض',
      few: `${n} ملفات أخرى في المعرض`,
      other: `${n} ملفًا آخر في المعرض`,
    }),
  noSlot: 'أين يوضع الملف؟',
  noSlotText: 'اسحبوه إلى الخلفية أو الشعار أو الموسيقى أو صوت الفائزين، أو اختاروا واحدًا منها والصقوا.',
  refused: 'لم يُضف الملف',
};

/** Words of files that are pasted or dropped in the editor, by language. */
export const slotTexts = { he, ar, en };
