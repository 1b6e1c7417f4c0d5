import type { LabelTexts } from '../../../en/screens/everywhere/labels.ts';

export const labels: LabelTexts = {
  ok: 'موافق',
  cancel: 'إلغاء',
  close: 'إغلاق',
  save: 'حفظ',
  saved: 'تم الحفظ',
  edit: 'تحرير',
  remove: 'حذف',
  clearSearch: 'مسح البحث',
  tryAgain: 'إعادة المحاولة',
  actions: 'إجراءات',
  showAll: 'عرض الكل',
  noMatch: 'لا توجد نتائج مطابقة',
  noMatchText: 'ابحثوا عن شيء آخر أو أزيلوا أحد عوامل التصفية.',
  pages: 'الصفحات',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  page: (n) => `الصفحة ${n}`,
};
