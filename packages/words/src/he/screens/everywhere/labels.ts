import type { LabelTexts } from '../../../en/screens/everywhere/labels.ts';

export const labels: LabelTexts = {
  clearSearch: 'ניקוי החיפוש',
  tryAgain: 'ניסיון חוזר',
  showAll: 'הצגת הכול',
  noMatch: 'לא נמצאה התאמה',
  noMatchText: 'חפשו משהו אחר, או הסירו סינון.',
  pages: 'עמודים',
  previousPage: 'העמוד הקודם',
  nextPage: 'העמוד הבא',
  page: (n) => `עמוד ${n}`,
};
