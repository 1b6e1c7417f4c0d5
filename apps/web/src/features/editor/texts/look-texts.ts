import type { Backdrop, SoundSet } from '@qc/contract';

const en = {
  themes: 'Theme',
  themesHint: 'Colours, background and sounds in one tap. Change any of them below.',
  ownLook: 'Your own',
  names: {
    ...{ ocean: 'Ocean', forest: 'Forest', sunset: 'Sunset', berry: 'Berry', night: 'Night sky' },
    ...{ candy: 'Candy', sand: 'Sand', slate: 'Slate', party: 'Party', mint: 'Mint' },
  },
  colours: 'Colours',
  backdrop: 'Background',
  backdrops: {
    ...{ plain: 'Plain', waves: 'Waves', rays: 'Rays', bubbles: 'Bubbles', grid: 'Grid', confetti: 'Confetti' },
  } satisfies Record<Backdrop, string>,
  pictureInstead: 'A background picture covers the drawn background.',
  sounds: 'Sounds',
  soundSet: 'Set of sounds',
  soundSets: { classic: 'Classic', arcade: 'Arcade', calm: 'Calm' } satisfies Record<SoundSet, string>,
  music: 'Music while players join',
  winnersSound: 'Sound for the winners',
  ownSoundHint: 'Instead of the set’s own',
  winnersList: 'List every winner beside the podium',
  chooseSound: 'Choose sound',
  chooseMedia: 'Choose picture, film or sound',
  status: 'Status',
  disabled: 'Game is switched off',
  disabledHint: 'A switched-off game cannot be run. Runs that are open go on.',
  generic: 'Offer as a template',
  genericHint: 'Everyone can start a new game from this one.',
  ownerOnly: 'Only the owner of the game can change this.',
};

/** Words of the game's look and sounds. */
export type LookTexts = typeof en;

const he: LookTexts = {
  themes: 'ערכת עיצוב',
  themesHint: 'צבעים, רקע וצלילים בלחיצה אחת. כל אחד מהם ניתן לשינוי למטה.',
  ownLook: 'שלכם',
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
  winnersSound: 'צליל לזוכים',
  ownSoundHint: 'במקום הצליל של הערכה',
  winnersList: 'להציג את כל הזוכים ליד הפודיום',
  chooseSound: 'בחירת צליל',
  chooseMedia: 'בחירת תמונה, סרטון או צליל',
  status: 'מצב',
  disabled: 'המשחק כבוי',
  disabledHint: 'אי אפשר להפעיל משחק כבוי. הפעלות פתוחות ממשיכות.',
  generic: 'להציע כתבנית',
  genericHint: 'כולם יכולים להתחיל ממנו משחק חדש.',
  ownerOnly: 'רק בעל המשחק יכול לשנות את זה.',
};

const ar: LookTexts = {
  themes: 'السمة',
  themesHint: 'ألوان وخلفية وأصوات بلمسة واحدة. يمكن تغيير كل منها أدناه.',
  ownLook: 'خاصتكم',
  names: {
    ...{ ocean: 'محيط', forest: 'غابة', sunset: 'غروب', berry: 'توت', night: 'سماء الليل' },
    ...{ candy: 'حلوى', sand: 'رمال', slate: 'أردواز', party: 'حفلة', mint: 'نعناع' },
  },
  colours: 'الألوان',
  backdrop: 'الخلفية',
  backdrops: { plain: 'سادة', waves: 'أمواج', rays: 'أشعة', bubbles: 'فقاعات', grid: 'شبكة', confetti: 'قصاصات' },
  pictureInstead: 'صورة الخلفية تغطي الخلفية المرسومة.',
  sounds: 'الأصوات',
  soundSet: 'مجموعة الأصوات',
  soundSets: { classic: 'كلاسيكية', arcade: 'ألعاب', calm: 'هادئة' },
  music: 'موسيقى أثناء الانضمام',
  winnersSound: 'صوت للفائزين',
  ownSoundHint: 'بدل صوت المجموعة',
  winnersList: 'إظهار كل الفائزين بجانب المنصة',
  chooseSound: 'اختيار صوت',
  chooseMedia: 'اختيار صورة أو فيديو أو صوت',
  status: 'الحالة',
  disabled: 'اللعبة متوقفة',
  disabledHint: 'لا يمكن تشغيل لعبة متوقفة. التشغيلات المفتوحة تستمر.',
  generic: 'عرضها كقالب',
  genericHint: 'يمكن للجميع بدء لعبة جديدة منها.',
  ownerOnly: 'صاحب اللعبة وحده يستطيع تغيير هذا.',
};

/** Words of the game's look and sounds, by language. */
export const lookTexts = { he, ar, en };
