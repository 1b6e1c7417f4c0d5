/** What credits were used for: a dialer run (`price`), a remotes run, a phone run, an admin's correction. */
export const USAGE_SOURCES = ['price', 'remote', 'firebase', 'manual'] as const;
export type UsageSource = (typeof USAGE_SOURCES)[number];
/** How credits came: an admin's hand, or a payment. */
export const TRANSACTION_SOURCES = ['manual', 'payment'] as const;
export type TransactionSource = (typeof TRANSACTION_SOURCES)[number];
