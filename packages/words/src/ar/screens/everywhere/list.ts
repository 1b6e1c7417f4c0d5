import type { ListWords } from '../../../en/screens/everywhere/list.ts';

export const list: ListWords = {
  everybody: 'الجميع',
  everyInstitution: 'كل المؤسسات',
  typeToSearch: 'اكتبوا اسمًا أو عنوانًا',
  noneFound: 'لا توجد نتائج',
  from: 'من تاريخ',
  to: 'حتى تاريخ',
};
