import { whoHasAnAccount } from './a-07-who-has-an-account.ts';
import { fullGame } from './full-game.ts';
import { killNine } from './l-01-kill-nine.ts';
import { twinRun } from './l-02-twin-run.ts';
import { operatorMessages } from './l-03-operator-messages.ts';
import { twoConsoles } from './l-04-two-consoles.ts';
import { hostileAnswers } from './l-05-answers.ts';
import { reloads } from './l-06-reloads.ts';
import { tokens } from './l-07-tokens.ts';
import { fiftyRooms } from './l-08-fifty-rooms.ts';
import { freeze } from './l-09-freeze.ts';
import { resetAll } from './l-10-reset.ts';
import { restartInQuestion } from './l-11-restart.ts';
import { abuse } from './l-12-abuse.ts';
import { flood } from './l-13-flood.ts';
import { names } from './l-14-names.ts';
import { guessing } from './l-15-guessing.ts';
import { lastPlace } from './l-17-last-place.ts';
import { selfPaced } from './l-18-self-paced.ts';
import { winnersPhones } from './l-20-phones.ts';
import type { Stage } from './stage.ts';
import type { Trial } from './trial.ts';

/** One row of the reliability plan as a command. */
export interface TrialRow {
  about: string;
  /** Settings of the server. */
  settings?: Record<string, string>;
  run(trial: Trial, stage: Stage): Promise<void>;
}

/** All rows that can be tried. */
export const trials: Readonly<Record<string, TrialRow>> = {
  'A-07': {
    about: 'neither words nor time tell whether an address has an account',
    // Each try comes from an address of its own making.
    settings: { TRUST_PROXY: '1' },
    run: whoHasAnAccount,
  },
  'L-01': { about: 'kill -9 at random points of a question', run: killNine },
  'L-02': { about: 'one game played twice with another key: nobody can tell before the reveal', run: twinRun },
  'L-03': { about: 'every operator message from everybody who is not the operator', run: operatorMessages },
  'L-04': { about: 'two consoles press next within 5 ms; a console is killed and comes back', run: twoConsoles },
  'L-05': { about: 'copied, changed, misplaced, late and made-up answers of a thousand players', run: hostileAnswers },
  'L-06': { about: 'a real phone page reloaded in every phase', run: reloads },
  'L-07': { about: 'guessed, expired, foreign and stolen tokens', run: tokens },
  'L-08': { about: 'fifty rooms at once that may not hear each other', run: fiftyRooms },
  'L-09': { about: 'real phones freeze or lose their network across a change of slide', run: freeze },
  'L-10': { about: 'three thousand links reset at one instant', run: resetAll },
  'L-11': { about: 'the server is told to end in the middle of a question, and comes back', run: restartInQuestion },
  'L-12': { about: 'monstrous frames, floods, and players who stop reading', run: abuse },
  'L-13': { about: 'scripts flood a room that a whole school behind one address wants to enter', run: flood },
  'L-14': { about: 'names: look-alikes, controls, markup, foul words, honest people', run: names },
  'L-15': { about: 'ten thousand guesses of room codes, and a school with typing errors', run: guessing },
  'L-17': { about: 'a hundred join at one instant where few places are left', run: lastPlace },
  'L-18': {
    about: 'a self-paced link: parallel pages, starting again, slide times, a kill, the deadline',
    run: selfPaced,
  },
  'L-20': {
    about: 'winners’ phone numbers: read by their owner alone, and gone for good on request',
    settings: { LOG_LEVEL: 'trace' },
    run: winnersPhones,
  },
  GAME: {
    about: 'thirty slides of every type, a thousand bots, a real phone: the report to the last point',
    run: fullGame,
  },
};
