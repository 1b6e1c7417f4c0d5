/** What the log keeps in short marks, as people say it. */
export const auditValues = {
  values: { true: 'yes', false: 'no', null: 'none' },
  roles: { 0: 'Owner', 1: 'Admin', 2: 'Regular user', 3: 'Institution manager' },
  kinds: { times: 'Credits', yearly: 'Annual' },
  transfers: { 1: 'Full editing', 2: 'A copy without editing', 3: 'A copy' },
  scripts: {
    gtmId: 'Tag manager',
    ga4Id: 'Analytics',
    metaPixelId: 'Ad pixel',
    accessibilityVendor: 'Accessibility widget',
    accessibilityAccount: 'Account with the widget’s provider',
  },
  empty: 'empty',
};

/** The same in each language. */
export type AuditValuesTexts = typeof auditValues;
