import type { SelfPacedTexts } from '../../../en/screens/show/self-paced.ts';

export const selfPaced: SelfPacedTexts = {
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
