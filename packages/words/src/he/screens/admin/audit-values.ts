import type { AuditValuesTexts } from '../../../en/screens/admin/audit-values.ts';

export const auditValues: AuditValuesTexts = {
  values: { true: 'כן', false: 'לא', null: 'ללא' },
  roles: { 0: 'בעלים', 1: 'מנהל מערכת', 2: 'משתמש רגיל', 3: 'מנהל מוסד' },
  kinds: { times: 'קרדיטים', yearly: 'שנתי' },
  transfers: { 1: 'עריכה מלאה', 2: 'עותק ללא עריכה', 3: 'עותק' },
  scripts: {
    gtmId: 'מנהל תגים',
    ga4Id: 'אנליטיקה',
    metaPixelId: 'פיקסל פרסום',
    accessibilityVendor: 'תוסף נגישות',
    accessibilityAccount: 'חשבון אצל יצרן התוסף',
  },
  empty: 'ריק',
};
