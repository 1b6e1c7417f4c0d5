/** What the player of a trial is called, in the language of the game. */
export type PupilNamesTexts = string;

/** What the player of a trial is called, in the language of the game. */
export const pupilNames: PupilNamesTexts = 'Test pupil';
