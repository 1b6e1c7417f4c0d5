import { plural } from '../../grammar.ts';

/** Words of resultChanges. */
export const resultChanges = {
  excel: 'Download Excel',
  print: 'Print',
  rename: 'Rename',
  renameTitle: 'Rename this result',
  renameLabel: 'Name',
  nameLength: 'Between 2 and 40 characters',
  renamed: 'The new name is saved',
  correct: 'Correct the answer',
  correctOf: (n: number) => `Correct the answer to question ${n}`,
  correctTitle: 'Change the correct answer',
  rescored: (moved: number) =>
    plural(moved, {
      zero: 'Scored again. No place has changed',
      one: 'Scored again. 1 player changed place',
      other: `Scored again. ${moved} players changed place`,
    }),
  unchanged: 'That was already the correct answer',
  isVoid: 'Not scored',
  corrected: 'Corrected',
  corrections: 'Corrected answers',
  correction: (question: string, by: string, when: string) => `${question}, by ${by}, ${when}`,
  somebody: 'an unknown person',
  removePlayer: 'Delete this player',
  removePlayerTitle: (name: string) => `Delete ${name} from this result?`,
  removePlayerText:
    'The name, phone number and all answers are deleted for good, and all figures are recalculated. This can’t be undone.',
  removedPlayer: 'The player was deleted',
  phones: 'Phone numbers of the winners',
  phonesNote: 'Only the owner of the game sees them.',
  ownersResult: 'This result belongs to the game’s owner: only they see phone numbers, and correct or delete it.',
  howMany: 'How many winners',
  copyAll: 'Copy all',
  copyPhone: (name: string) => `Copy the phone number of ${name}`,
  copied: 'Copied',
  notCopied: 'The browser didn’t allow copying',
  noPhone: 'No phone number',
};

/** Texts of everything that changes a result or takes something of it along. */
export type ChangeTexts = typeof resultChanges;
