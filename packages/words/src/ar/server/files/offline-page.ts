import type { OfflineTexts } from '../../../en/server/files/offline-page.ts';

export const offlinePage: OfflineTexts = {
  title: 'لا يوجد اتصال بالإنترنت',
  text: 'تعذّر فتح الصفحة. ما حُفظ من قبل لم يضِع.',
  again: 'إعادة المحاولة',
};
