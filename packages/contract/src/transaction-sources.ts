/** How credits came: an admin's hand, or a payment. */
export const TRANSACTION_SOURCES = ['manual', 'payment'] as const;
export type TransactionSource = (typeof TRANSACTION_SOURCES)[number];
