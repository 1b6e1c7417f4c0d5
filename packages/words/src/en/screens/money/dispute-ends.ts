/** Words of disputeEnds. */
export type DisputeEndsTexts = Record<'lost' | 'won', string>;

/** Words of disputeEnds. */
export const disputeEnds: DisputeEndsTexts = { lost: 'Dispute lost', won: 'Dispute won' };
