import type { ListWords } from '../../../en/screens/everywhere/list.ts';

export const list: ListWords = {
  clearSearch: 'مسح البحث',
  tryAgain: 'إعادة المحاولة',
  showAll: 'عرض الكل',
  noMatch: 'لا توجد نتائج مطابقة',
  noMatchText: 'ابحثوا عن شيء آخر أو أزيلوا أحد عوامل التصفية.',
  pages: 'الصفحات',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  page: (n) => `الصفحة ${n}`,
  everybody: 'الجميع',
  everyInstitution: 'كل المؤسسات',
  typeToSearch: 'اكتبوا اسمًا أو عنوانًا',
  noneFound: 'لا توجد نتائج',
  from: 'من تاريخ',
  to: 'حتى تاريخ',
};
