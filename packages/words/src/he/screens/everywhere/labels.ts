import type { LabelTexts } from '../../../en/screens/everywhere/labels.ts';

export const labels: LabelTexts = {
  ok: 'אישור',
  cancel: 'ביטול',
  close: 'סגירה',
  save: 'שמירה',
  saved: 'נשמר',
  edit: 'עריכה',
  remove: 'מחיקה',
  clearSearch: 'ניקוי החיפוש',
  tryAgain: 'ניסיון חוזר',
  actions: 'פעולות',
  showAll: 'הצגת הכול',
  noMatch: 'לא נמצאה התאמה',
  noMatchText: 'חפשו משהו אחר, או הסירו סינון.',
  pages: 'עמודים',
  previousPage: 'העמוד הקודם',
  nextPage: 'העמוד הבא',
  page: (n) => `עמוד ${n}`,
};
