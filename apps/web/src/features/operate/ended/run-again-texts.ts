const en = { runAgain: 'Run again' };

/** Words of the press that opens the next room for the same game. */
export type RunAgainTexts = typeof en;

const he: RunAgainTexts = { runAgain: 'הרצה נוספת' };

const ar: RunAgainTexts = { runAgain: 'تشغيل مرة أخرى' };

/** The same in each language. */
export const runAgainTexts = { he, ar, en };
