import type { Phase, RoomState, Seat } from '../state.ts';
import type { Played } from './play-intents.ts';
import { ownAfter, sharedAfter } from './views-of.ts';

/** What must hold of preparing, going on by itself, admission and playing alone. */
export function checkLive(played: Played): void {
  checkAdmission(played);
  checkPreparing(played);
  checkAutoAdvance(played);
  checkSelfPaced(played);
}

function checkAdmission({ before, command, outcome, after, nowMs }: Played): void {
  const here = after.seats.blocks.flat().filter((seat) => !seat.removed);
  const known = here.filter((seat) => seat.deviceHash !== '');
  demand(
    'at most three seats for a device',
    known.every((seat) => known.filter((other) => other.deviceHash === seat.deviceHash).length <= 3),
  );
  demand('no banned device has a seat', !known.some((seat) => after.banned.includes(seat.deviceHash)));
  const extras = after.seats.blocks.flat().flatMap((seat, number) => (seat.extraPercent > 0 ? [number] : []));
  demand('extra seats listed', extras.join() === after.extraSeats.toSorted((a, b) => a - b).join());
  if (command.type === 'operate' && command.action.do === 'removeSince' && outcome.ok) {
    const { sinceMs } = command.action;
    demand('all who came since are gone', !here.some((seat) => seat.joinedAtMs >= sinceMs));
    const spared = before.seats.blocks.flat().filter((seat) => !seat.removed && seat.joinedAtMs < sinceMs);
    demand('who was there before stays', spared.length === here.length);
  }
  if (command.type !== 'join' || !outcome.ok || outcome.repeated) return;
  const isCounting = before.phase.name === 'starting' || (before.phase.name === 'round' && before.visits === 1);
  demand('late only where it is allowed', before.startedAtMs === null || isCounting || before.lateJoin);
  demand('the assignment is open', nowMs < (before.game.closesAtMs ?? Infinity));
  demand('alone in a room of one', before.game.pace === 'live' || before.players === 0);
  const patterns = before.twoStep ? [before.twoStep.pattern, before.twoStep.before] : [];
  const fits = patterns.some((one) => one.length > 0 && JSON.stringify(one) === JSON.stringify(command.pattern));
  demand('the pattern fits', before.twoStep === null || fits);
}

/** Media come before the clock: no question with a picture opens but from preparing, and none without is prepared. */
function checkPreparing(played: Played): void {
  const { before, after } = played;
  const { phase } = after;
  if (phase.name === 'preparing') {
    const shown = sharedAfter(played).phase;
    demand('preparing has something to load', shown.phase === 'preparing' && shown.media.length > 0);
    demand('preparing is short', phase.limitMs === 5000);
  }
  const { name } = before.phase;
  const isNew = name !== phase.name && (phase.name === 'asking' || phase.name === 'question');
  const isSame = name === 'asking' || name === 'dealing' || name === 'question' || name === 'talk';
  if (!isNew || isSame) return;
  const pictured = after.game.pace === 'live' && after.game.slides[phase.slide]?.image != null;
  demand('its picture was loaded first', !pictured || name === 'preparing');
}

/** Phases of a room that goes on by itself, in which it would wait for a press. */
const WAITING: readonly Phase['name'][] = ['opening', 'media', 'break', 'ending', 'reveal', 'standings'];

function checkAutoAdvance({ before, command, after, outcome }: Played): void {
  if (command.type === 'tick' && outcome.ok) {
    const comesUp = before.phase.name === 'podium' && before.phase.deadlineMs !== null;
    demand(
      'neither lobby nor podium pass by themselves',
      !isOneOf(before.phase, ['lobby', 'podium', 'honours']) || before === after || comesUp,
    );
  }
  const { phase } = after;
  if (!isOneOf(phase, WAITING) || !('deadlineMs' in phase) || !('slide' in phase)) return;
  const clock = 'limitMs' in phase && phase.limitMs !== null;
  const goes = after.autoAdvance && after.game.pace === 'live' && !endsRun(after, phase);
  demand(`waits as set in ${phase.name}`, clock || (phase.deadlineMs !== null) === goes);
}

/** Kinds of slide without points, as documented. */
const UNPAID: readonly string[] = ['survey', 'media', 'break'];

/** Whether after this phase there is nothing but the end. */
function endsRun({ game }: RoomState, phase: Extract<Phase, { slide: number }>): boolean {
  const slide = game.slides[phase.slide];
  const pays = game.slides.some((one) => !UNPAID.includes(one.type) && !one.isVoid && one.score > 0);
  if (phase.slide + 1 < game.slides.length || (pays && game.showResultsAfter !== 'never')) return false;
  const unshown = phase.name !== 'ending' && phase.name !== 'break' && slide?.endingMedia !== null;
  return phase.name !== 'opening' && !unshown;
}

const NEVER_ALONE: readonly Phase['name'][] = [
  ...([
    'starting',
    'round',
    'preparing',
    'asking',
    'dealing',
    'talk',
    'reveal',
    'standings',
    'podium',
    'honours',
  ] as const),
];

/** Alone: no press of an operator but the end, no reveal, and nothing known before the end. */
function checkSelfPaced(played: Played): void {
  const { command, outcome, after } = played;
  if (after.game.pace === 'live') return;
  if (command.type === 'operate') demand('nobody operates', command.action.do === 'end' || !outcome.ok);
  demand('nothing is prepared or revealed', !isOneOf(after.phase, NEVER_ALONE));
  if (after.phase.name === 'closed') demand('nobody is hurried on', after.phase.deadlineMs === null);
  if (after.phase.name === 'ended') return;
  const owns = ownAfter(played);
  after.seats.blocks.flat().forEach((seat: Seat, number) => {
    const own = owns[number] ?? null;
    const told =
      own !== null && ((own.score ?? 0) !== 0 || own.rank !== null || own.result !== null || own.streak !== 0);
    demand('nothing is known before the end', !told && seat.score === 0);
  });
}

function isOneOf({ name }: Phase, names: readonly Phase['name'][]): boolean {
  return names.includes(name);
}

function demand(what: string, holds: boolean): void {
  if (!holds) throw new Error(what);
}
