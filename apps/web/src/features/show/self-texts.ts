import type { Language } from '@qc/contract';

const en = {
  start: 'Start',
  next: 'Next',
  finish: 'Finish',
  going: 'One moment…',
  openUntil: 'Open until',
  slides: 'Slides',
  ownPace: 'Play at your own pace. Each question has its own time, and your place is kept if you leave.',
  progress: (n: number, total: number) => `${n} of ${total}`,
  finished: 'You have finished!',
  stopped: 'The assignment is closed',
  countsSoFar: 'The answers you sent by then count. You can close this page.',
  answersIn: 'Your answers are in. You can close this page.',
  rightLater: 'The correct answers will appear here once the assignment closes:',
};

type SelfTexts = typeof en;

const he: SelfTexts = {
  start: 'מתחילים',
  next: 'הבא',
  finish: 'סיום',
  going: 'רק רגע…',
  openUntil: 'פתוח עד',
  slides: 'שקופיות',
  ownPace: 'משחקים בקצב שלכם. לכל שאלה יש זמן משלה, והמקום נשמר גם אם יוצאים.',
  progress: (n, total) => `${n} מתוך ${total}`,
  finished: 'סיימתם!',
  stopped: 'המשימה נסגרה',
  countsSoFar: 'התשובות ששלחתם עד אז נספרו. אפשר לסגור את הדף.',
  answersIn: 'התשובות נקלטו. אפשר לסגור את הדף.',
  rightLater: 'התשובות הנכונות יוצגו כאן אחרי סגירת המשימה:',
};

const ar: SelfTexts = {
  start: 'لنبدأ',
  next: 'التالي',
  finish: 'إنهاء',
  going: 'لحظة…',
  openUntil: 'مفتوح حتى',
  slides: 'الشرائح',
  ownPace: 'تلعبون بالوتيرة التي تناسبكم. لكل سؤال وقته، ومكانكم محفوظ إذا خرجتم.',
  progress: (n, total) => `${n} من ${total}`,
  finished: 'لقد أنهيتم!',
  stopped: 'أُغلقت المهمة',
  countsSoFar: 'تُحسب الإجابات التي أرسلتموها حتى ذلك الحين. يمكن إغلاق هذه الصفحة.',
  answersIn: 'وصلت إجاباتكم. يمكن إغلاق هذه الصفحة.',
  rightLater: 'تظهر الإجابات الصحيحة هنا بعد إغلاق المهمة:',
};

/** Words of playing alone until a deadline, in the language of the game. */
export const selfTexts: Record<Language, SelfTexts> = { he, ar, en };
