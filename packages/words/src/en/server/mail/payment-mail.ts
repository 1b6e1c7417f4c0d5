/** `{name}` is the buyer, `{title}` what is bought, `{amount}` the sum, `{receipt}` and `{number}` numbers, `{email}` an address. */
export interface PaymentMailTexts {
  greeting: string;
  letters: Record<BuyerLetter, LetterTexts>;
  /** How many unused credits of the order went with the money, how many there were, and how many there are. */
  creditsGone: (taken: number, before: number, after: number) => string;
  yearRefunded: string;
  number: string;
  writeNumber: string;
  /** Before the name, the address and the phone of the house. */
  /** Before the house's own words about how to pay. */
  howToPay: string;
  open: Record<BuyerLetter, string>;
  why: string;
  /** To the house: somebody wants to pay by hand. */
  admin: LetterTexts & { open: string; why: string };
}

/** The letters to somebody who buys. */
export type BuyerLetter = 'registered' | 'paid' | 'declined' | 'refunded';

export interface LetterTexts {
  subject: string;
  paragraphs: readonly string[];
}

/** Words of paymentMail. */
export const paymentMail: PaymentMailTexts = {
  greeting: 'Hello {name},',
  letters: {
    registered: {
      subject: 'We received your order',
      paragraphs: [
        'We received your order: {title}, for {amount}.',
        'Credits will be added to your account as soon as the payment is confirmed.',
      ],
    },
    paid: {
      subject: 'We received your payment, thank you',
      paragraphs: [
        'We received your payment of {amount} for {title}, and your purchase is already in your account.',
        'Receipt number: {receipt}.',
      ],
    },
    declined: {
      subject: 'Your order was closed without payment',
      paragraphs: [
        'Your order {title} for {amount} was closed because no payment was received.',
        'If you paid, contact the people who run this site, and they will look into it.',
      ],
    },
    refunded: {
      subject: 'We refunded your payment',
      paragraphs: [
        'We refunded {amount} for {title}.',
        'It may take a few days for the money to appear in your account.',
      ],
    },
  },
  creditsGone: (taken, before, after) =>
    `Credits from this order that were removed: ${taken}. Unused before: ${before}, now: ${after}.`,
  yearRefunded: 'An annual subscription that was refunded in full ends; a partial refund does not change it.',
  number: 'Order number: {number}.',
  writeNumber: 'Order number: {number}. Write it on the transfer.',
  howToPay: 'How to pay:',
  open: {
    registered: 'See your order',
    paid: 'Receipt and purchase details',
    declined: 'See your purchases',
    refunded: 'See your purchases',
  },
  why: 'This message is about a purchase on your account, so it is sent even if notifications are off.',
  admin: {
    subject: 'New order to review',
    paragraphs: [
      '{buyer} ({email}) would like to buy {title} for {amount} and pay you directly. Order number: {number}.',
      'Once you’ve been paid, mark the order as paid, and the credits are added right away.',
    ],
    open: 'See the orders',
    why: 'This message was sent to this site’s contact address.',
  },
};
