import { foreignAndUnknown } from './accounts/a-01-foreign-and-unknown.ts';
import { secondOrigin } from './accounts/a-04-second-origin.ts';
import { whoHasAnAccount } from './accounts/a-07-who-has-an-account.ts';
import { guessingPasswords } from './accounts/a-08-guessing.ts';
import { CANARY_HOUSE, canaries } from './accounts/a-10-canaries.ts';
import { errorReports } from './accounts/a-15-error-reports.ts';
import { paidStarts } from './credits/c-01-paid-starts.ts';
import { bank } from './credits/c-02-bank.ts';
import { payments, STAND_IN_SETTINGS } from './credits/c-04-payments.ts';
import { provenLedger } from './credits/c-08-ledger.ts';
import { clusterTrials } from './cluster/cluster-trials.ts';
import { hostedGames } from './host/host.ts';
import { fullGame } from './full-game.ts';
import { killNine } from './live/l-01-kill-nine.ts';
import { twinRun } from './live/l-02-twin-run.ts';
import { operatorMessages } from './live/l-03-operator-messages.ts';
import { twoConsoles } from './live/l-04-two-consoles.ts';
import { hostileAnswers } from './live/l-05-answers.ts';
import { reloads } from './live/l-06-reloads.ts';
import { tokens } from './live/l-07-tokens.ts';
import { fiftyRooms } from './live/l-08-fifty-rooms.ts';
import { freeze } from './live/l-09-freeze.ts';
import { resetAll } from './live/l-10-reset.ts';
import { restartInQuestion } from './live/l-11-restart.ts';
import { abuse } from './live/l-12-abuse.ts';
import { flood } from './live/l-13-flood.ts';
import { names } from './live/l-14-names.ts';
import { guessing } from './live/l-15-guessing.ts';
import { lastPlace } from './live/l-17-last-place.ts';
import { selfPaced } from './live/l-18-self-paced.ts';
import { winnersPhones } from './live/l-20-phones.ts';
import { localRun } from './local/local.ts';
import { remotes } from './remotes/remotes.ts';
import { mixed } from './remotes/mixed.ts';
import { telephone } from './telephone/telephone.ts';
import { sip } from './sip/sip.ts';
import type { TrialRow } from './trial-row.ts';
import { upgrade } from './upgrade/upgrade.ts';

/** All rows that can be tried. */
export const trials: Readonly<Record<string, TrialRow>> = {
  'A-01': { about: 'a foreign record and a made-up id: the same words, in the same time', run: foreignAndUnknown },
  'A-04': { about: 'a page of another site in the browser of somebody who is signed in', run: secondOrigin },
  'A-07': {
    about: 'neither words nor time tell whether an address has an account',
    // Each try comes from an address of its own making.
    settings: { TRUST_PROXY: '1' },
    run: whoHasAnAccount,
  },
  'A-08': {
    about: 'guessing at one account and at many, while its person and a whole class sign in',
    settings: { TRUST_PROXY: '1' },
    run: guessingPasswords,
  },
  'A-10': {
    about: 'secrets and people through all screens, with the scripts of others let in',
    settings: CANARY_HOUSE,
    run: canaries,
  },
  'A-15': {
    about: 'ten thousand reports of browsers’ errors, and the admin who opens the list',
    settings: { TRUST_PROXY: '1', LOG_LEVEL: 'trace' },
    run: errorReports,
  },
  'C-01': {
    about: 'fifty starts at once, and kill -9 anywhere between the price and the first slide',
    run: paidStarts,
  },
  'C-02': { about: 'three processes spend from the same pots, on both databases', run: bank },
  'C-04': {
    about: 'payments told in any order, three times, beside the return page and forgeries',
    settings: STAND_IN_SETTINGS,
    run: payments,
  },
  'C-08': { about: 'a million entries are proved, and twenty damages named', run: provenLedger },
  'L-01': { about: 'kill -9 at random points of a question', run: killNine },
  'L-02': { about: 'one game played twice with another key: nobody can tell before the reveal', run: twinRun },
  'L-03': { about: 'every operator message from everybody who is not the operator', run: operatorMessages },
  'L-04': { about: 'two consoles press next within 5 ms; a console is killed and comes back', run: twoConsoles },
  'L-05': { about: 'copied, changed, misplaced, late and made-up answers of a thousand players', run: hostileAnswers },
  'L-06': { about: 'a real phone page reloaded in every phase', run: reloads },
  'L-07': { about: 'guessed, expired, foreign and stolen tokens', run: tokens },
  'L-08': { about: 'fifty rooms at once that may not hear each other', run: fiftyRooms },
  'L-09': { about: 'real phones freeze or lose their network across a change of slide', run: freeze },
  'L-10': { about: 'three thousand wires reset at one instant', run: resetAll },
  'L-11': { about: 'the server is told to end in the middle of a question, and comes back', run: restartInQuestion },
  'L-12': { about: 'monstrous frames, floods, and players who stop reading', run: abuse },
  'L-13': { about: 'scripts flood a room that a whole school behind one address wants to enter', run: flood },
  'L-14': { about: 'names: look-alikes, controls, markup, foul words, honest people', run: names },
  'L-15': { about: 'ten thousand guesses of room codes, and a school with typing errors', run: guessing },
  'L-17': { about: 'a hundred join at one instant where few places are left', run: lastPlace },
  'L-18': {
    about: 'an assignment: parallel pages, starting again, slide times, a kill, the deadline',
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
  LOCAL: {
    about: 'a game from a file without a network, the browser killed, its result brought: as in a room of the server',
    run: localRun,
  },
  MIXED: {
    about: 'two hundred phones, forty clickers, four gamepads and a keyboard in one standing, counted anew',
    run: mixed,
  },
  UPGRADE: {
    about: 'the server is replaced by this version in the middle of a question, and nothing is lost (needs --before)',
    fromBefore: true,
    run: upgrade,
  },
  REMOTES: {
    about: 'sixty simulated clickers at a browser and a bridge; pulled out, the bridge and the server killed',
    run: remotes,
  },
  TELEPHONE: {
    about: 'two hundred callers by each provider, in three languages, beside a thousand phones; the server killed',
    run: telephone,
  },
  SIP: {
    about: 'a call by two real SIP programs through the gateway: prompts heard, code keyed, five questions played',
    run: sip,
  },
  HOST: {
    about: 'five games run by the console’s buttons from their page to the results, the presses counted',
    run: hostedGames,
  },
  ...clusterTrials,
};
