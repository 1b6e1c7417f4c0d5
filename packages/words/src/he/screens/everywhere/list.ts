import type { ListWords } from '../../../en/screens/everywhere/list.ts';

export const list: ListWords = {
  everybody: 'כולם',
  everyInstitution: 'כל המוסדות',
  typeToSearch: 'הקלידו שם או כתובת',
  noneFound: 'לא נמצאו תוצאות',
  from: 'מתאריך',
  to: 'עד תאריך',
};
