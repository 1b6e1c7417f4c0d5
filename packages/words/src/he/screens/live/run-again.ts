import type { RunAgainTexts } from '../../../en/screens/live/run-again.ts';

export const runAgain: RunAgainTexts = { samePeople: 'לשחק שוב עם אותם משתתפים', runAgain: 'הרצה נוספת בחדר חדש' };
