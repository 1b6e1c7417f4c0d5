import { isolate, plural } from '#platform/i18n';

const en = {
  preparing: 'Loading the media',
  showNow: 'Show it now',
  ready: (n: number, all: number) => `Devices ready: ${n} of ${all}`,
  hideStandings: 'Hide standings',
  autoAdvance: 'Goes on by itself',
  autoIn: (seconds: number) =>
    plural('en', seconds, { one: 'Goes on in 1 second', other: `Goes on in ${seconds} seconds` }),
  correct: 'Correct the answer',
  correctTitle: 'What is the right answer?',
  close: 'Close',
  doors: 'Who may come in',
  open: 'The doors are open',
  lateJoin: 'Also after the first slide',
  twoStep: 'Newcomers tap the shapes on the big screen',
  twoStepHint: 'Keeps out programs that only know the code',
  shapesNow: 'For latecomers, the shapes of this moment:',
  banned: (n: number) => plural('en', n, { one: '1 device is kept out', other: `${n} devices are kept out` }),
  unban: 'Let them in again',
  removeRecent: 'Remove newcomers',
  removeRecentHint: 'When strangers flood the game: everybody who joined in this time is removed at once',
  lastMinutes: (n: number) => plural('en', n, { one: 'The last minute', other: `The last ${n} minutes` }),
  removeTitle: (n: number) => plural('en', n, { one: 'Remove 1 player?', other: `Remove ${n} players?` }),
  removeText: 'They can join again, unless the doors are closed.',
  removeYes: 'Remove',
  nobodyRecent: 'Nobody joined in this time',
  menuOf: (name: string) => `More for ${isolate(name)}`,
  renameItem: 'Rename',
  kickItem: 'Remove',
  banItem: 'Remove and keep the device out',
  banTitle: (name: string) => `Keep the device of ${isolate(name)} out?`,
  banText: 'The player is removed, and this device cannot join this game again.',
  banYes: 'Keep out',
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
  waitingFor: 'Only who has not answered',
};

/** Words of the console's newer parts. */
export type ConsoleTexts = typeof en;

const he: ConsoleTexts = {
  preparing: 'טוענים את המדיה',
  showNow: 'להציג עכשיו',
  ready: (n, all) => `מכשירים מוכנים: ${n} מתוך ${all}`,
  hideStandings: 'להסתיר את הטבלה',
  autoAdvance: 'ממשיך מעצמו',
  autoIn: (seconds) =>
    plural('he', seconds, {
      one: 'ממשיך בעוד שנייה',
      two: 'ממשיך בעוד שתי שניות',
      other: `ממשיך בעוד ${seconds} שניות`,
    }),
  correct: 'לתקן את התשובה',
  correctTitle: 'מהי התשובה הנכונה?',
  close: 'סגירה',
  doors: 'מי יכול להיכנס',
  open: 'הדלתות פתוחות',
  lateJoin: 'גם אחרי השקופית הראשונה',
  twoStep: 'מצטרפים מקישים את הצורות שבמסך הגדול',
  twoStepHint: 'חוסם תוכנות שמכירות רק את הקוד',
  shapesNow: 'למאחרים, הצורות של הרגע הזה:',
  banned: (n) => plural('he', n, { one: 'מכשיר אחד חסום', two: 'שני מכשירים חסומים', other: `${n} מכשירים חסומים` }),
  unban: 'לאפשר להם שוב',
  removeRecent: 'להסיר מצטרפים חדשים',
  removeRecentHint: 'כשזרים מציפים את המשחק: כל מי שהצטרף בזמן הזה מוסר בבת אחת',
  lastMinutes: (n) => plural('he', n, { one: 'הדקה האחרונה', two: 'שתי הדקות האחרונות', other: `${n} הדקות האחרונות` }),
  removeTitle: (n) =>
    plural('he', n, { one: 'להסיר משתתף אחד?', two: 'להסיר שני משתתפים?', other: `להסיר ${n} משתתפים?` }),
  removeText: 'הם יוכלו להצטרף שוב, אלא אם הדלתות סגורות.',
  removeYes: 'להסיר',
  nobodyRecent: 'אף אחד לא הצטרף בזמן הזה',
  menuOf: (name) => `עוד פעולות עבור ${isolate(name)}`,
  renameItem: 'שינוי כינוי',
  kickItem: 'הסרה',
  banItem: 'הסרה וחסימת המכשיר',
  banTitle: (name) => `לחסום את המכשיר של ${isolate(name)}?`,
  banText: 'המשתתף יוסר, והמכשיר לא יוכל להצטרף שוב למשחק הזה.',
  banYes: 'לחסום',
  extra: 'תוספת זמן (רק המשתתף יודע)',
  noExtra: 'ללא',
  extraBy: (percent) => `+${percent}%`,
  hasExtra: (percent) => `יש תוספת זמן של ${percent}%`,
  extraWait: (n) =>
    plural('he', n, {
      one: 'הזמן נגמר. ממתינים למשתתף אחד עם תוספת זמן',
      two: 'הזמן נגמר. ממתינים לשני משתתפים עם תוספת זמן',
      other: `הזמן נגמר. ממתינים ל-${n} משתתפים עם תוספת זמן`,
    }),
  extraLeft: (seconds) =>
    plural('he', seconds, {
      one: 'עוד שנייה אחת לכל היותר',
      two: 'עוד שתי שניות לכל היותר',
      other: `עוד ${seconds} שניות לכל היותר`,
    }),
  moveTo: 'העברה לקבוצה',
  cancel: 'ביטול',
  waitingFor: 'רק מי שעוד לא ענו',
};

const ar: ConsoleTexts = {
  preparing: 'يجري تحميل الوسائط',
  showNow: 'عرضه الآن',
  ready: (n, all) => `الأجهزة الجاهزة: ${n} من ${all}`,
  hideStandings: 'إخفاء الترتيب',
  autoAdvance: 'تستمر من تلقاء نفسها',
  autoIn: (seconds) =>
    plural('ar', seconds, {
      one: 'تستمر بعد ثانية',
      two: 'تستمر بعد ثانيتين',
      few: `تستمر بعد ${seconds} ثوانٍ`,
      other: `تستمر بعد ${seconds} ثانية`,
    }),
  correct: 'تصحيح الإجابة',
  correctTitle: 'ما هي الإجابة الصحيحة؟',
  close: 'إغلاق',
  doors: 'من يمكنه الدخول',
  open: 'الأبواب مفتوحة',
  lateJoin: 'حتى بعد الشريحة الأولى',
  twoStep: 'ينقر المنضمون الأشكال على الشاشة الكبيرة',
  twoStepHint: 'يمنع البرامج التي تعرف الرمز فقط',
  shapesNow: 'للمتأخرين، أشكال هذه اللحظة:',
  banned: (n) =>
    plural('ar', n, {
      one: 'جهاز واحد محظور',
      two: 'جهازان محظوران',
      few: `${n} أجهزة محظورة`,
      other: `${n} جهازًا محظورًا`,
    }),
  unban: 'السماح لهم من جديد',
  removeRecent: 'إزالة المنضمين الجدد',
  removeRecentHint: 'عندما يغرق غرباء اللعبة: يُزال دفعة واحدة كل من انضم في هذه المدة',
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
      other: `إزالة ${n} لاعبًا؟`,
    }),
  removeText: 'يمكنهم الانضمام من جديد ما لم تُغلق الأبواب.',
  removeYes: 'إزالة',
  nobodyRecent: 'لم ينضم أحد في هذه المدة',
  menuOf: (name) => `المزيد عن ${isolate(name)}`,
  renameItem: 'تغيير الاسم',
  kickItem: 'إزالة',
  banItem: 'إزالة وحظر الجهاز',
  banTitle: (name) => `حظر جهاز ${isolate(name)}؟`,
  banText: 'يُزال اللاعب ولا يستطيع هذا الجهاز الانضمام إلى هذه اللعبة مرة أخرى.',
  banYes: 'حظر',
  extra: 'وقت إضافي (يعرفه هذا اللاعب فقط)',
  noExtra: 'بدون',
  extraBy: (percent) => `+${percent}٪`,
  hasExtra: (percent) => `لديه وقت إضافي ${percent}٪`,
  extraWait: (n) =>
    plural('ar', n, {
      one: 'انتهى الوقت. بانتظار لاعب واحد لديه وقت إضافي',
      two: 'انتهى الوقت. بانتظار لاعبَين لديهما وقت إضافي',
      few: `انتهى الوقت. بانتظار ${n} لاعبين لديهم وقت إضافي`,
      other: `انتهى الوقت. بانتظار ${n} لاعبًا لديهم وقت إضافي`,
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
