import type { LookTexts } from '../../../en/screens/editor/editor-look.ts';
import { isolate } from '../../../isolate.ts';

export const editorLook: LookTexts = {
  themes: 'السمة',
  themesHint: 'ألوان وخلفية ومؤثرات صوتية بلمسة واحدة. يمكن تغيير كل منها أدناه.',
  names: {
    ...{ ocean: 'محيط', forest: 'غابة', sunset: 'غروب', berry: 'توت', night: 'سماء الليل' },
    ...{ candy: 'حلوى', sand: 'رمال', slate: 'أردواز', party: 'حفلة', mint: 'نعناع' },
  },
  colours: 'الألوان',
  backdrop: 'الخلفية',
  backdrops: { plain: 'سادة', waves: 'أمواج', rays: 'أشعة', bubbles: 'فقاعات', grid: 'شبكة', confetti: 'قصاصات ملوّنة' },
  pictureInstead: 'صورة الخلفية تغطي الخلفية المرسومة.',
  sounds: 'المؤثرات الصوتية',
  soundSet: 'مجموعة المؤثرات الصوتية',
  soundSets: { classic: 'كلاسيكية', arcade: 'آركيد', calm: 'هادئة' },
  music: 'موسيقى أثناء الانضمام',
  winnersSound: 'مؤثر صوتي للفائزين',
  ownSoundHint: 'بدل مؤثر المجموعة',
  winnersList: 'إظهار كل الفائزين بجانب منصة التتويج',
  chooseSound: 'اختيار صوت',
  chooseMedia: 'اختيار صورة أو فيديو أو صوت',
  status: 'الحالة',
  disabled: 'تعطيل اللعبة',
  disabledHint: 'لا يمكن تشغيل لعبة معطّلة. مرات التشغيل المفتوحة تستمر.',
  blockedTitle: 'حظر مدير النظام هذه اللعبة',
  blockedText: 'يمكنكم تحرير اللعبة، لكن لا يمكن تشغيلها أو نسخها أو تصديرها أو مشاركتها حتى يرفع مدير النظام الحظر.',
  blockedContact: (contact) => `للاستفسار: ${isolate(contact)}`,
  blockedSwitch: 'مدير النظام وحده يستطيع رفع الحظر.',
  generic: 'عرضها كقالب',
  genericHint: 'يمكن للجميع بدء لعبة جديدة منها.',
  ownerOnly: 'مالك اللعبة وحده يستطيع تغيير هذا.',
};
