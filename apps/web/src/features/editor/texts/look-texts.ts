import { isolate } from '#platform/i18n';
import type { Backdrop, SoundSet } from '@qc/contract';

const en = {
  themes: 'Theme',
  themesHint: 'Colors, background and sounds in one tap. Change any of them below.',
  names: {
    ...{ ocean: 'Ocean', forest: 'Forest', sunset: 'Sunset', berry: 'Berry', night: 'Night sky' },
    ...{ candy: 'Candy', sand: 'Sand', slate: 'Slate', party: 'Party', mint: 'Mint' },
  },
  colours: 'Colors',
  backdrop: 'Background',
  backdrops: {
    ...{ plain: 'Plain', waves: 'Waves', rays: 'Rays', bubbles: 'Bubbles', grid: 'Grid', confetti: 'Confetti' },
  } satisfies Record<Backdrop, string>,
  pictureInstead: 'A background image covers the drawn background.',
  sounds: 'Sounds',
  soundSet: 'Sound set',
  soundSets: { classic: 'Classic', arcade: 'Arcade', calm: 'Calm' } satisfies Record<SoundSet, string>,
  music: 'Music while players join',
  winnersSound: 'Winners’ sound',
  ownSoundHint: 'Instead of the set’s sound',
  winnersList: 'Show all winners beside the podium',
  chooseSound: 'Choose audio',
  chooseMedia: 'Choose image, video or audio',
  status: 'Status',
  disabled: 'Disable game',
  disabledHint: 'A disabled game can’t be run. Open runs continue.',
  blockedTitle: 'Blocked by an admin',
  blockedText: 'You can edit the game, but it can’t be run, duplicated, exported or shared until an admin unblocks it.',
  blockedContact: (contact: string) => `Questions? Contact ${isolate(contact)}.`,
  blockedSwitch: 'Only an admin can unblock this game.',
  generic: 'Offer as a template',
  genericHint: 'Everyone can start a new game from this one.',
  ownerOnly: 'Only the game’s owner can change this.',
};

/** Words of the game's look and sounds. */
export type LookTexts = typeof en;

const he: LookTexts = {
  themes: 'ערכת עיצוב',
  themesHint: 'צבעים, רקע וצלילים בלחיצה אחת. כל אחד מהם ניתן לשינוי למטה.',
  names: {
    ...{ ocean: 'אוקיינוס', forest: 'יער', sunset: 'שקיעה', berry: 'פירות יער', night: 'שמי לילה' },
    ...{ candy: 'סוכריות', sand: 'חול', slate: 'צפחה', party: 'מסיבה', mint: 'מנטה' },
  },
  colours: 'צבעים',
  backdrop: 'רקע',
  backdrops: { plain: 'חלק', waves: 'גלים', rays: 'קרניים', bubbles: 'בועות', grid: 'רשת', confetti: 'קונפטי' },
  pictureInstead: 'תמונת רקע מכסה את הרקע המצויר.',
  sounds: 'צלילים',
  soundSet: 'ערכת צלילים',
  soundSets: { classic: 'קלאסי', arcade: 'ארקייד', calm: 'רגוע' },
  music: 'מוזיקה בזמן ההצטרפות',
  winnersSound: 'צליל למנצחים',
  ownSoundHint: 'במקום הצליל של הערכה',
  winnersList: 'הצגת כל המנצחים ליד הפודיום',
  chooseSound: 'בחירת שמע',
  chooseMedia: 'בחירת תמונה, סרטון או שמע',
  status: 'מצב',
  disabled: 'השבתת המשחק',
  disabledHint: 'אי אפשר להריץ משחק מושבת. הרצות פתוחות ממשיכות.',
  blockedTitle: 'המשחק נחסם על ידי מנהל המערכת',
  blockedText: 'אפשר לערוך את המשחק, אבל אי אפשר להריץ, לשכפל, לייצא או לשתף אותו עד שמנהל המערכת יבטל את החסימה.',
  blockedContact: (contact) => `לבירורים: ${isolate(contact)}`,
  blockedSwitch: 'רק מנהל המערכת יכול לבטל את החסימה.',
  generic: 'הצעה כתבנית',
  genericHint: 'כולם יכולים להתחיל ממנו משחק חדש.',
  ownerOnly: 'רק בעלי המשחק יכולים לשנות את זה.',
};

const ar: LookTexts = {
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

/** Words of the game's look and sounds, by language. */
export const lookTexts = { he, ar, en };
