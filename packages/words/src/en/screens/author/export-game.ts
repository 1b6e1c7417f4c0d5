import { plural } from '../../grammar.ts';

/** Words of saving a game as a backup file, by language. */
export const exportGame = {
  backup: 'Backup file (JSON)',
  licensed: 'File with a license for one run',
  licensedTitle: 'Save with a license for one run?',
  licensedText:
    'The file holds the whole game and leave for one run without internet, whose results may then be uploaded to this site. A program that runs such a file is not part of this site yet, so today the license only keeps that right for later. A backup needs no license and is free.',
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
