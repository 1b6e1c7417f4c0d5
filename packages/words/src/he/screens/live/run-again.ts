import type { RunAgainTexts } from '../../../en/screens/live/run-again.ts';

export const runAgain: RunAgainTexts = { runAgain: 'הרצה נוספת' };
