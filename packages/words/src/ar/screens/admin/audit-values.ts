import type { AuditValuesTexts } from '../../../en/screens/admin/audit-values.ts';

export const auditValues: AuditValuesTexts = {
  values: { true: 'نعم', false: 'لا', null: 'بلا' },
  roles: { 0: 'مالك', 1: 'مدير النظام', 2: 'مستخدم عادي', 3: 'مدير مؤسسة' },
  kinds: { times: 'رصيد', yearly: 'سنوي' },
  transfers: { 1: 'تحرير كامل', 2: 'نسخة بدون تحرير', 3: 'نسخة' },
  scripts: {
    gtmId: 'مدير الوسوم',
    ga4Id: 'التحليلات',
    metaPixelId: 'بكسل الإعلانات',
    accessibilityVendor: 'أداة إمكانية الوصول',
    accessibilityAccount: 'الحساب لدى صانع الأداة',
  },
  empty: 'فارغ',
};
