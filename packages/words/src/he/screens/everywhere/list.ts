import type { ListWords } from '../../../en/screens/everywhere/list.ts';

export const list: ListWords = {
  clearSearch: 'ניקוי החיפוש',
  tryAgain: 'ניסיון חוזר',
  showAll: 'הצגת הכול',
  noMatch: 'לא נמצאה התאמה',
  noMatchText: 'חפשו משהו אחר, או הסירו סינון.',
  pages: 'עמודים',
  previousPage: 'העמוד הקודם',
  nextPage: 'העמוד הבא',
  page: (n) => `עמוד ${n}`,
  everybody: 'כולם',
  everyInstitution: 'כל המוסדות',
  typeToSearch: 'הקלידו שם או כתובת',
  noneFound: 'לא נמצאו תוצאות',
  from: 'מתאריך',
  to: 'עד תאריך',
};
