import type { DisputeEndsTexts } from '../../../en/screens/money/dispute-ends.ts';

export const disputeEnds: DisputeEndsTexts = { lost: 'ההכחשה התקבלה', won: 'ההכחשה נדחתה' };
