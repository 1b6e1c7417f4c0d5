import { isolate, plural } from '#platform/i18n';

const en = {
  preparing: 'Loading media',
  showNow: 'Show now',
  ready: (n: number, all: number) => `Devices ready: ${n} of ${all}`,
  hideStandings: 'Hide leaderboard',
  autoAdvance: 'Auto-advance',
  autoIn: (seconds: number) =>
    plural('en', seconds, { one: 'Continues in 1 second', other: `Continues in ${seconds} seconds` }),
  correct: 'Correct the answer',
  correctTitle: 'What is the correct answer?',
  close: 'Close',
  doors: 'Who can join',
  open: 'Joining is open',
  lateJoin: 'Also after the first slide',
  twoStep: 'Newcomers tap the shapes on the big screen',
  twoStepHint: 'Keeps out programs that only know the code',
  shapesNow: 'For latecomers, the shapes of this moment:',
  banned: (n: number) => plural('en', n, { one: '1 device is blocked', other: `${n} devices are blocked` }),
  unban: 'Unblock them',
  removeRecent: 'Remove newcomers',
  removeRecentHint: 'If strangers flood the game: everyone who joined in this period is removed at once',
  lastMinutes: (n: number) => plural('en', n, { one: 'The last minute', other: `The last ${n} minutes` }),
  removeTitle: (n: number) => plural('en', n, { one: 'Remove 1 player?', other: `Remove ${n} players?` }),
  removeText: 'They can join again, unless joining is closed.',
  removeYes: 'Remove',
  nobodyRecent: 'Nobody joined in this period',
  menuOf: (name: string) => `More for ${isolate(name)}`,
  renameItem: 'Rename',
  kickItem: 'Remove',
  banItem: 'Remove and block device',
  banTitle: (name: string) => `Block the device of ${isolate(name)}?`,
  banText: 'The player is removed, and this device can’t join this game again.',
  banYes: 'Block',
  extra: 'Extra time (only this player knows)',
  noExtra: 'None',
  extraBy: (percent: number) => `+${percent}%`,
  hasExtra: (percent: number) => `Has ${percent}% extra time`,
  extraWait: (n: number) =>
    plural('en', n, {
      one: 'Time is up. Waiting for 1 player with extra time',
      other: `Time is up. Waiting for ${n} players with extra time`,
    }),
  extraLeft: (seconds: number) =>
    plural('en', seconds, { one: 'At most 1 second more', other: `At most ${seconds} seconds more` }),
  moveTo: 'Move to a team',
  cancel: 'Cancel',
  waitingFor: 'Only players who haven’t answered',
};

/** Words of the console's newer parts. */
export type ConsoleTexts = typeof en;

const he: ConsoleTexts = {
  preparing: 'טעינת המדיה',
  showNow: 'הצגה עכשיו',
  ready: (n, all) => `מכשירים מוכנים: ${n} מתוך ${all}`,
  hideStandings: 'הסתרת הטבלה',
  autoAdvance: 'מעבר אוטומטי',
  autoIn: (seconds) =>
    plural('he', seconds, {
      one: 'ממשיכים בעוד שנייה',
      two: 'ממשיכים בעוד שתי שניות',
      other: `ממשיכים בעוד ${seconds} שניות`,
    }),
  correct: 'תיקון התשובה',
  correctTitle: 'מהי התשובה הנכונה?',
  close: 'סגירה',
  doors: 'הצטרפות',
  open: 'ההצטרפות פתוחה',
  lateJoin: 'גם אחרי השקופית הראשונה',
  twoStep: 'מי שמצטרף מקיש את הצורות שעל המסך הגדול',
  twoStepHint: 'חוסם תוכנות שמכירות רק את הקוד',
  shapesNow: 'למאחרים, הצורות של הרגע הזה:',
  banned: (n) => plural('he', n, { one: 'מכשיר אחד חסום', two: 'שני מכשירים חסומים', other: `${n} מכשירים חסומים` }),
  unban: 'ביטול החסימה',
  removeRecent: 'הסרת מצטרפים חדשים',
  removeRecentHint: 'כשזרים מציפים את המשחק: כל מי שהצטרף בפרק הזמן הזה מוסר בבת אחת',
  lastMinutes: (n) => plural('he', n, { one: 'הדקה האחרונה', two: 'שתי הדקות האחרונות', other: `${n} הדקות האחרונות` }),
  removeTitle: (n) =>
    plural('he', n, { one: 'להסיר משתתף אחד?', two: 'להסיר שני משתתפים?', other: `להסיר ${n} משתתפים?` }),
  removeText: 'הם יוכלו להצטרף שוב, אלא אם ההצטרפות סגורה.',
  removeYes: 'הסרה',
  nobodyRecent: 'אף אחד לא הצטרף בפרק הזמן הזה',
  menuOf: (name) => `עוד פעולות עבור ${isolate(name)}`,
  renameItem: 'שינוי כינוי',
  kickItem: 'הסרה',
  banItem: 'הסרה וחסימת המכשיר',
  banTitle: (name) => `לחסום את המכשיר של ${isolate(name)}?`,
  banText: 'המשתתף יוסר, והמכשיר לא יוכל להצטרף שוב למשחק הזה.',
  banYes: 'חסימה',
  extra: 'תוספת זמן (רק המשתתף יודע)',
  noExtra: 'ללא',
  extraBy: (percent) => `+${percent}%`,
  hasExtra: (percent) => `יש תוספת זמן של ${percent}%`,
  extraWait: (n) =>
    plural('he', n, {
      one: 'הזמן נגמר. ממתינים למשתתף אחד עם תוספת זמן',
      two: 'הזמן נגמר. ממתינים לשני משתתפים עם תוספת זמן',
      other: `הזמן נגמר. ממתינים ל־${n} משתתפים עם תוספת זמן`,
    }),
  extraLeft: (seconds) =>
    plural('he', seconds, {
      one: 'עוד שנייה אחת לכל היותר',
      two: 'עוד שתי שניות לכל היותר',
      other: `עוד ${seconds} שניות לכל היותר`,
    }),
  moveTo: 'העברה לקבוצה',
  cancel: 'ביטול',
  waitingFor: 'רק מי שעוד לא ענה',
};

const ar: ConsoleTexts = {
  preparing: 'تحميل الوسائط',
  showNow: 'العرض الآن',
  ready: (n, all) => `الأجهزة الجاهزة: ${n} من ${all}`,
  hideStandings: 'إخفاء الترتيب',
  autoAdvance: 'انتقال تلقائي',
  autoIn: (seconds) =>
    plural('ar', seconds, {
      one: 'تستمر بعد ثانية',
      two: 'تستمر بعد ثانيتين',
      few: `تستمر بعد ${seconds} ثوانٍ`,
      other: `تستمر بعد ${seconds} ثانية`,
    }),
  correct: 'تصحيح الإجابة',
  correctTitle: 'ما الإجابة الصحيحة؟',
  close: 'إغلاق',
  doors: 'الانضمام',
  open: 'الانضمام مفتوح',
  lateJoin: 'حتى بعد الشريحة الأولى',
  twoStep: 'يلمس المنضمون الأشكال الظاهرة على الشاشة الكبيرة',
  twoStepHint: 'يمنع البرامج التي تعرف الرمز فقط',
  shapesNow: 'للمتأخرين، أشكال هذه اللحظة:',
  banned: (n) =>
    plural('ar', n, {
      one: 'جهاز واحد محظور',
      two: 'جهازان محظوران',
      few: `${n} أجهزة محظورة`,
      many: `${n} جهازًا محظورًا`,
      other: `${n} جهاز محظور`,
    }),
  unban: 'إلغاء الحظر',
  removeRecent: 'إزالة المنضمين الجدد',
  removeRecentHint: 'إذا أغرق غرباء اللعبة: يُزال دفعة واحدة كل من انضم في هذه المدة',
  lastMinutes: (n) =>
    plural('ar', n, {
      one: 'الدقيقة الأخيرة',
      two: 'الدقيقتان الأخيرتان',
      few: `آخر ${n} دقائق`,
      other: `آخر ${n} دقيقة`,
    }),
  removeTitle: (n) =>
    plural('ar', n, {
      one: 'إزالة لاعب واحد؟',
      two: 'إزالة لاعبَين؟',
      few: `إزالة ${n} لاعبين؟`,
      many: `إزالة ${n} لاعبًا؟`,
      other: `إزالة ${n} لاعب؟`,
    }),
  removeText: 'يمكنهم الانضمام من جديد ما لم يُغلق الانضمام.',
  removeYes: 'إزالة',
  nobodyRecent: 'لم ينضم أحد في هذه المدة',
  menuOf: (name) => `المزيد من الإجراءات: ${isolate(name)}`,
  renameItem: 'تغيير الاسم المستعار',
  kickItem: 'إزالة',
  banItem: 'إزالة وحظر الجهاز',
  banTitle: (name) => `حظر جهاز ${isolate(name)}؟`,
  banText: 'يُزال اللاعب ولا يستطيع هذا الجهاز الانضمام إلى هذه اللعبة مرة أخرى.',
  banYes: 'حظر',
  extra: 'وقت إضافي (يعرفه هذا اللاعب فقط)',
  noExtra: 'بدون',
  extraBy: (percent) => `+${percent}%`,
  hasExtra: (percent) => `لديه وقت إضافي ${percent}%`,
  extraWait: (n) =>
    plural('ar', n, {
      one: 'انتهى الوقت. بانتظار لاعب واحد لديه وقت إضافي',
      two: 'انتهى الوقت. بانتظار لاعبَين لديهما وقت إضافي',
      few: `انتهى الوقت. بانتظار ${n} لاعبين لديهم وقت إضافي`,
      many: `انتهى الوقت. بانتظار ${n} لاعبًا لديهم وقت إضافي`,
      other: `انتهى الوقت. بانتظار ${n} لاعب لديهم وقت إضافي`,
    }),
  extraLeft: (seconds) =>
    plural('ar', seconds, {
      one: 'ثانية واحدة أخرى على الأكثر',
      two: 'ثانيتان أخريان على الأكثر',
      few: `${seconds} ثوانٍ أخرى على الأكثر`,
      other: `${seconds} ثانية أخرى على الأكثر`,
    }),
  moveTo: 'نقل إلى فريق',
  cancel: 'إلغاء',
  waitingFor: 'من لم يجب بعد فقط',
};

/** The same in each language. */
export const consoleTexts = { he, ar, en };
