export interface NoteTexts {
  dueFrom: (date: string) => string;
  turnOn: string;
}

/** Words for staff who have yet to turn on the second step that the house demands. */
export const twoStepNote: NoteTexts = {
  dueFrom: (date) => `Two-step sign-in will be required for your account from ${date}. Turn it on before then.`,
  turnOn: 'Turn on two-step sign-in',
};
