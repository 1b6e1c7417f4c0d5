import type { Texts } from '../../../en/screens/about/licenses.ts';

export const licenses: Texts = {
  title: 'רישיונות',
  lead: 'questions.creator נבנה בעזרת עבודתם של אנשים רבים. החבילות האלה הן חלק ממנו, וכל אחת ניתנת ברישיון משלה.',
  whole: 'הנוסח המלא של כל הרישיונות',
  table: 'חבילות והרישיונות שלהן',
  name: 'חבילה',
  license: 'רישיון',
  source: 'קוד המקור',
  failed: 'לא הצלחנו לטעון את הרשימה.',
};
