import type { NoteTexts } from '../../../en/screens/everywhere/two-step-note.ts';

export const twoStepNote: NoteTexts = {
  dueFrom: (date) => `החל ב־${date} יידרש בחשבון שלכם אימות דו־שלבי. כדאי להפעיל אותו לפני כן.`,
  turnOn: 'הפעלת האימות הדו־שלבי',
};
