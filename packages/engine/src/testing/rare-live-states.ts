import type { Round } from '../state.ts';
import type { Played } from './play-intents.ts';
import { presenterAfter } from './views-of.ts';

/** The same of preparing, going on by itself, extra time, admission and playing alone. */
export const RARE_LIVE: Record<string, (played: Played) => boolean> = {
  'joined while it counted down': ({ command, outcome, before }) =>
    command.type === 'join' && outcome.ok && !outcome.repeated && before.phase.name === 'starting',
  'answered too early': (played) => refused(played, 'tooEarly'),
  'asked once more from its beginning': (played) =>
    operated(played, 'back') && played.after.phase.name === 'asking' && played.before.phase.name === 'question',
  'paused while a question stands alone': (played) =>
    operated(played, 'pause') && played.before.phase.name === 'asking',
  'talked until the second vote': ({ command, before, after }) =>
    command.type === 'tick' && before.phase.name === 'talk' && after.phase.name === 'question',
  'revealed without talk': ({ before, after }) => before.phase.name === 'talk' && after.phase.name === 'reveal',
  'counts with the first of two votes': ({ after }) =>
    after.rounds.some(
      ({ vote, visit, answers, closedAtMs }) =>
        vote === 2 &&
        closedAtMs !== null &&
        after.rounds.some((one) => one.vote === 1 && one.visit < visit && keepsSome(answers, one.answers)),
    ),
  'back from a second vote to the talk': (played) =>
    operated(played, 'back') && played.before.phase.name === 'question' && played.after.phase.name === 'talk',
  'a first vote shown': (played) =>
    played.after.phase.name === 'talk' && presenterAfter(played).firstVote !== undefined,
  'a place told by itself': ({ command, before, after }) =>
    command.type === 'tick' && before.phase.name === 'podium' && after.phase.name === 'podium' && after.phase.stage < 4,
  'devices ready': ({ command, before, after }) =>
    command.type === 'devicesReady' && before.phase.name === 'preparing' && after.phase.name === 'question',
  'prepared until the deadline': ({ command, before, after }) =>
    command.type === 'tick' && before.phase.name === 'preparing' && after.phase.name === 'media',
  'break over': ({ command, before, after }) =>
    command.type === 'tick' && before.phase.name === 'break' && after.phase.name === 'break',
  'break with more time': (played) => operated(played, 'addTime') && played.before.phase.name === 'break',
  'break passed by itself': ({ command, before, after }) =>
    command.type === 'tick' && before.phase.name === 'break' && after.phase.name !== 'break',
  'paused while preparing': (played) => operated(played, 'pause') && played.before.phase.name === 'preparing',
  'standings passed by themselves': ({ command, before, after }) =>
    command.type === 'tick' && before.phase.name === 'standings' && after.phase.name !== 'standings',
  'wait taken back': (played) => operated(played, 'autoAdvance') && waits(played.before) && !waits(played.after),
  'a round begun by itself': ({ command, before, after }) =>
    command.type === 'tick' && before.phase.name === 'round' && after.phase.name !== 'round',
  'standings of a round before those of the game': ({ before, after }) =>
    before.phase.name === 'standings' &&
    before.phase.ofRound &&
    after.phase.name === 'standings' &&
    !after.phase.ofRound,
  'standings hidden': (played) => operated(played, 'hideStandings'),
  'answer in extra time': ({ before, command, outcome, nowMs }) =>
    command.type === 'answer' &&
    outcome.ok &&
    !outcome.repeated &&
    before.phase.name === 'question' &&
    nowMs > before.phase.deadlineMs + 300,
  'somebody else too late in extra time': (played) =>
    refused(played, 'tooLate') && played.before.phase.name === 'question' && played.before.extraSeats.length > 0,
  'closed when the extra time was over': ({ before, command, after, nowMs }) =>
    command.type === 'tick' &&
    before.phase.name === 'question' &&
    after.phase.name === 'closed' &&
    before.extraSeats.length > 0 &&
    nowMs > before.phase.deadlineMs + 300,
  'paused in extra time': (played) =>
    operated(played, 'pause') &&
    played.before.phase.name === 'question' &&
    played.nowMs > played.before.phase.deadlineMs + 300,
  'mini-game wound down': ({ command, before, after, outcome }) =>
    command.type === 'operate' &&
    command.action.do === 'closeAnswers' &&
    outcome.ok &&
    !outcome.repeated &&
    before.phase.name === 'question' &&
    after.phase.name === 'question',
  'late joiner refused': (played) => refused(played, 'tooLateToJoin'),
  'banned device refused': (played) => refused(played, 'banned'),
  'fourth seat refused': (played) => refused(played, 'tooManySeats'),
  'wrong pattern refused': (played) => refused(played, 'patternWrong'),
  'right pattern taken': ({ command, outcome, before }) =>
    command.type === 'join' && outcome.ok && !outcome.repeated && before.twoStep !== null,
  'several removed at once': ({ command, before, after }) =>
    command.type === 'operate' && command.action.do === 'removeSince' && before.players - after.players > 1,
  'judged right': (played) => operated(played, 'judge') && played.after.phase.name === 'reveal',
  'judged wrong, and the next has the turn': (played) => operated(played, 'judge') && turnOf(played.after) !== null,
  'judged wrong, and the clock goes on': (played) =>
    operated(played, 'judge') && played.after.phase.name === 'question' && turnOf(played.after) === null,
  'judged wrong, and nobody is left': (played) => operated(played, 'judge') && played.after.phase.name === 'closed',
  'team out of the question': ({ after }) => (after.rounds.at(-1)?.race?.outTeams.length ?? 0) > 0,
  'turn taken back': (played) => operated(played, 'passTurn'),
  'turn left by who was removed': (played) =>
    operated(played, 'kick') && turnOf(played.before) !== turnOf(played.after),
  'buzzers opened again': (played) => operated(played, 'reopen'),
  'judgement put right after its points': (played) =>
    operated(played, 'rejudge') && (played.before.rounds.at(-1)?.revealedAtMs ?? null) !== null,
  'gone through alone': ({ command, after }) => command.type === 'advance' && after.phase.name === 'ended',
  'assignment closed with a question open': ({ command, before, outcome }) =>
    command.type === 'closeSelf' && before.phase.name === 'question' && outcome.ok,
  'answer after the assignment closed': (played) =>
    refused(played, 'tooLate') &&
    played.before.phase.name === 'question' &&
    played.nowMs > (played.before.game.closesAtMs ?? Infinity),
};

/** Whether a later vote has taken over an answer of an earlier one, and has others. */
function keepsSome(later: Round['answers'], earlier: Round['answers']): boolean {
  const before = earlier.blocks.flat();
  const given = later.blocks.flat().flatMap((answer, seat) => (answer ? [answer === before[seat]] : []));
  return given.includes(true) && given.includes(false);
}

function turnOf({ rounds }: Played['before']): number | null {
  return rounds.at(-1)?.race?.turn ?? null;
}

function waits({ phase }: Played['before']): boolean {
  return 'deadlineMs' in phase && phase.deadlineMs !== null;
}

function refused({ outcome }: Played, code: string): boolean {
  return !outcome.ok && outcome.code === code;
}

function operated({ command, outcome }: Played, action: string): boolean {
  return command.type === 'operate' && command.action.do === action && outcome.ok && !outcome.repeated;
}
