import { isolate } from '../../../isolate.ts';
import { plural } from '../../grammar.ts';

/** Words of the page that runs a game without internet. */
export const local = {
  noGame: 'Run a game without internet',
  noGameText:
    'Open the file that was saved for it. The game runs in this window, players answer on clickers or keys, and nothing leaves this computer.',
  chooseFile: 'Open a game file',
  otherGame: 'Open another game file',
  notOurs: 'There is no game in this file. Ask for a new copy of it.',
  slides: (n: number) => plural(n, { one: '1 slide', other: `${n} slides` }),
  unused: 'License for one run, not used yet',
  used: 'The license for one run is used',
  noLicence: 'This file is a backup without a license: the game can be tried, not run.',
  start: 'Open the game',
  goOn: 'Go on with the game',
  goOnHint: (when: string) => `It began on ${isolate(when)}. Everything that was answered is here.`,
  rehearse: 'Trial run',
  rehearseHint: 'Up to 3 players, also with a clicker drawn on the screen. Nothing is kept or used up.',
  openElsewhere: 'This game is open in another window of this browser. Close that one first.',
  openItsFile: 'To go on with it, open its file.',
  kept: 'In this browser',
  began: (when: string) => `Began on ${isolate(when)}`,
  endedOn: (when: string) => `Played on ${isolate(when)}`,
  bring: 'Upload the result',
  bringHint: (site: string) =>
    `Needs internet. Opens ${isolate(site)}: sign in there if asked, and confirm that the result may be kept.`,
  handed: (site: string) =>
    `${isolate(site)} was opened with the result. When it says that the result is in your list, it is done. Pressed again, it still counts once.`,
  save: 'Save the result as a file',
  saveHint: 'For any computer with internet: there it is brought in on the results page.',
  noWindow: 'The browser opened no window. Allow this page to open windows, or save the result as a file.',
  tooLarge: 'The result is too large for this way. Save it as a file, and bring it in on the results page.',
  remove: 'Remove from this browser',
  removeTitle: (name: string) => `Remove ${isolate(name)} from this browser?`,
  removeText:
    'Its result has not been uploaded as far as this browser knows. If it was not saved as a file either, it is lost for good.',
  removeHanded: 'The site was opened with its result. Remove it only when the result is in your list there.',
  removeYes: 'Remove',
  ended: 'The game has ended. Its result is kept in this browser until it is uploaded.',
  nothingPlayed: 'The game was closed before it began: there is no result, and the license is not used.',
  rehearsed: 'The trial run is over. Nothing of it is kept.',
  toStart: 'To the first page',
  cannotKeep:
    'This browser can’t save: its storage is full, or refuses. Presses are not confirmed until it can. Free some space on this computer’s disk.',
  noStorage:
    'This browser saves nothing for this page, so no game can be run. Open the file in Chrome or Edge, in an ordinary window and not a private one.',
  waiting: 'Waiting for the window with the game…',
};

/** The same in each language. */
export type LocalTexts = typeof local;
