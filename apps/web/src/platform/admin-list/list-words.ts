import { useTexts } from '../i18n/index.ts';

const en = {
  clearSearch: 'Clear the search',
  tryAgain: 'Try again',
  showAll: 'Show all',
  noMatch: 'Nothing matches',
  noMatchText: 'Search for something else, or remove a filter.',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (n: number) => `Page ${n}`,
  everybody: 'Everyone',
  everyInstitution: 'All institutions',
  typeToSearch: 'Type a name or address',
  noneFound: 'No results',
  from: 'From',
  to: 'To',
};

/** Words of every admin list's own parts. */
export type ListWords = typeof en;

const he: ListWords = {
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

const ar: ListWords = {
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

/** The words of a list's parts in the language in force. */
export function useListWords(): ListWords {
  return useTexts({ he, ar, en });
}
