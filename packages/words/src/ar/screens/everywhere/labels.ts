import type { LabelTexts } from '../../../en/screens/everywhere/labels.ts';

export const labels: LabelTexts = {
  clearSearch: 'مسح البحث',
  tryAgain: 'إعادة المحاولة',
  showAll: 'عرض الكل',
  noMatch: 'لا توجد نتائج مطابقة',
  noMatchText: 'ابحثوا عن شيء آخر أو أزيلوا أحد عوامل التصفية.',
  pages: 'الصفحات',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  page: (n) => `الصفحة ${n}`,
};
