import type { DisputeEndsTexts } from '../../../en/screens/money/dispute-ends.ts';

export const disputeEnds: DisputeEndsTexts = { lost: 'قُبل الاعتراض', won: 'رُفض الاعتراض' };
