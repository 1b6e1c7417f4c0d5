import type { Language } from '@qc/contract';

const en = {
  start: 'Start',
  next: 'Next',
  finish: 'Finish',
  going: 'One moment…',
  openUntil: 'Open until',
  slides: 'Slides',
  ownPace: 'You play at your own pace. Each question has its time, and the place is kept when you leave.',
  progress: (n: number, total: number) => `${n} of ${total}`,
  finished: 'You have finished!',
  stopped: 'The link has closed',
  countsSoFar: 'What you had answered by then counts. This page can be closed.',
  answersIn: 'Your answers are in. This page can be closed.',
  rightLater: 'What was right is shown here once the link has closed:',
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
  stopped: 'הקישור נסגר',
  countsSoFar: 'מה שעניתם עד אז נחשב. אפשר לסגור את הדף.',
  answersIn: 'התשובות נקלטו. אפשר לסגור את הדף.',
  rightLater: 'התשובות הנכונות יוצגו כאן אחרי סגירת הקישור:',
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
  stopped: 'أُغلق الرابط',
  countsSoFar: 'يُحسب ما أجبتم عنه حتى ذلك الحين. يمكن إغلاق هذه الصفحة.',
  answersIn: 'وصلت إجاباتكم. يمكن إغلاق هذه الصفحة.',
  rightLater: 'تظهر الإجابات الصحيحة هنا بعد إغلاق الرابط:',
};

/** Words of playing alone until a deadline, in the language of the game. */
export const selfTexts: Record<Language, SelfTexts> = { he, ar, en };
