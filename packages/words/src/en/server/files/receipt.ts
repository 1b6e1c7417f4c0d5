/** Words of the receipt. */
export interface ReceiptTexts {
  title: string;
  number: string;
  date: string;
  issuer: string;
  buyer: string;
  item: string;
  amount: string;
  credits: (uses: number) => string;
  yearly: string;
  paidBy: Record<'manual' | 'stripe', string>;
  paymentWay: string;
  order: string;
  total: string;
  refund: string;
  remaining: string;
  thanks: string;
  /** What is said of a payment that the bank may take, or has taken, back. */
  disputes: Record<'open' | 'lost', string>;
}

/** Words of receipt. */
export const receipt: ReceiptTexts = {
  title: 'Receipt',
  number: 'Number',
  date: 'Date',
  issuer: 'From',
  buyer: 'To',
  item: 'Item',
  amount: 'Amount',
  credits: (uses) => (uses === 1 ? '1 credit' : `${uses} credits`),
  yearly: 'Annual subscription',
  paidBy: { manual: 'Direct payment', stripe: 'Card or other online payment' },
  paymentWay: 'Payment method',
  order: 'Order number',
  total: 'Paid',
  refund: 'Refunded',
  remaining: 'Total after refunds',
  thanks: 'Thank you for your purchase.',
  disputes: {
    open: 'Disputed: the bank is reviewing this payment.',
    lost: 'Disputed: the bank returned this payment to the buyer.',
  },
};
