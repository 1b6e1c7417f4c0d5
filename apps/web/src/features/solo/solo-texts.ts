/** Texts of the page that plays alone. */
const en = {
  start: 'Start',
  goOn: 'Continue',
  giveUp: 'I don’t know',
  again: 'Play again',
  player: 'You',
  questions: (n: number) => (n === 1 ? '1 slide' : `${n} slides`),
  over: 'The end',
  points: (n: number): string => (Math.abs(n) === 1 ? 'point' : 'points'),
  right: (right: number, all: number) => `${right} of ${all} correct`,
  yourAnswers: 'Your answers',
  noAnswer: 'No answer',
  rightAnswer: 'Correct answer',
  yes: 'True',
  no: 'False',
  picture: 'Picture',
  correct: 'Correct',
  partly: 'Partly correct',
  wrong: 'Wrong',
  offline: 'This needs an internet connection.',
};
type Texts = typeof en;

const he: Texts = {
  start: 'מתחילים',
  goOn: 'ממשיכים',
  giveUp: 'אין לי תשובה',
  again: 'משחק נוסף',
  player: 'אני',
  questions: (n) => (n === 1 ? 'שקופית אחת' : n === 2 ? 'שתי שקופיות' : `${n} שקופיות`),
  over: 'הסוף',
  points: (n) => (Math.abs(n) === 1 ? 'נקודה' : 'נקודות'),
  right: (right, all) => `${right} נכונות מתוך ${all}`,
  yourAnswers: 'התשובות שלכם',
  noAnswer: 'בלי תשובה',
  rightAnswer: 'התשובה הנכונה',
  yes: 'נכון',
  no: 'לא נכון',
  picture: 'תמונה',
  correct: 'נכון',
  partly: 'נכון בחלקו',
  wrong: 'לא נכון',
  offline: 'נדרש חיבור לאינטרנט.',
};

/** Whether Arabic counts `n` things with the plural. */
const fewOf = (n: number) => Math.abs(n) % 100 >= 3 && Math.abs(n) % 100 <= 10;

const ar: Texts = {
  start: 'لنبدأ',
  goOn: 'متابعة',
  giveUp: 'لا أعرف',
  again: 'لعب مرة أخرى',
  player: 'أنا',
  questions: (n) => (n === 1 ? 'شريحة واحدة' : n === 2 ? 'شريحتان' : fewOf(n) ? `${n} شرائح` : `${n} شريحة`),
  over: 'النهاية',
  points: (n) => (Math.abs(n) === 2 ? 'نقطتان' : fewOf(n) ? 'نقاط' : 'نقطة'),
  right: (right, all) => `${right} صحيحة من ${all}`,
  yourAnswers: 'إجاباتكم',
  noAnswer: 'بدون إجابة',
  rightAnswer: 'الإجابة الصحيحة',
  yes: 'صح',
  no: 'خطأ',
  picture: 'صورة',
  correct: 'صحيح',
  partly: 'صحيح جزئيًا',
  wrong: 'خطأ',
  offline: 'يلزم اتصال بالإنترنت.',
};

export const soloTexts = { he, ar, en };
