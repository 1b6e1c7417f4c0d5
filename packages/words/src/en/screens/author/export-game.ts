import { plural } from '../../grammar.ts';

/** Words of saving a game as a backup file, by language. */
export const exportGame = {
  backup: 'Backup file (JSON)',
  licensed: 'To run without internet (license for one run)',
  licensedTitle: 'Save the game to run it without internet?',
  licensedText:
    'One file for Chrome or Edge, also on a USB stick: open it, and run the game there with clickers or keys, on the computer and a big screen. It holds a license for one run, whose result you can upload here later. A backup needs no license and is free.',
  price: (price: number, left: string) =>
    plural(price, {
      zero: 'The license costs nothing.',
      one: `The license costs 1 credit now, like one run. ${left}`,
      other: `The license costs ${price} credits now, like one run. ${left}`,
    }),
  left: (n: number) =>
    plural(n, { zero: 'You have no credits.', one: 'You have 1 credit.', other: `You have ${n} credits.` }),
  backupInstead: 'Save a free backup',
  gaps: 'The game has missing details and could not be run: nothing was charged. A backup file is free.',
};

/** Words of saving a game as a backup file, with and without a license. */
export type ExportTexts = typeof exportGame;
