import type { AdminNavTexts } from '../../../en/screens/everywhere/admin-nav.ts';

export const adminNav: AdminNavTexts = {
  back: 'العودة إلى ألعابي',
  groups: { house: 'النظام', content: 'المحتوى', money: 'الرصيد والأموال', care: 'الصيانة' },
  nav: {
    dashboard: 'نظرة عامة',
    users: 'المستخدمون',
    institutions: 'المؤسسات',
    games: 'كل الألعاب',
    slides: 'كل الشرائح',
    categories: 'التصنيفات',
    rooms: 'الغرف المفتوحة',
    subscriptions: 'الاشتراكات والباقات',
    types: 'الباقات والأسعار',
    creditRequests: 'طلبات الرصيد',
    orders: 'الطلبات',
    transactions: 'الحركات',
    mail: 'رسائل لم تصل',
    errors: 'أخطاء المتصفح',
    audit: 'سجل العمليات',
    settings: 'الإعدادات',
  },
};
