export interface DisputeMailTexts {
  /** `{number}` is the order's, `{title}` what was bought, `{amount}` the sum, `{dispute}` the provider's name of it. */
  letters: Record<DisputeLetter, { subject: string; paragraphs: readonly string[] }>;
  open: string;
  why: string;
}

export type DisputeLetter = 'open' | 'won' | 'lost';

/** Letters to the house about disputes. */
export const disputeMail: DisputeMailTexts = {
  letters: {
    open: {
      subject: 'Order {number} is disputed',
      paragraphs: [
        'The buyer disputed the payment of {amount} for {title} at the bank, order {number}.',
        'Unused credits were removed until the bank decides. To contest it, you must answer the bank in time: open dispute {dispute} in your account with the payment provider and check the deadline there.',
      ],
    },
    won: {
      subject: 'The dispute about order {number} was won',
      paragraphs: [
        'The bank rejected dispute {dispute} about {amount} for {title}. You keep the money, and the buyer got the credits back.',
      ],
    },
    lost: {
      subject: 'The dispute about order {number} was lost',
      paragraphs: [
        'The bank accepted dispute {dispute} and returned {amount} for {title} to the buyer. The credits that were removed stay removed.',
      ],
    },
  },
  open: 'See the orders',
  why: 'This message was sent to the owners of this site and to its contact address.',
};
