import type { OperatorAction } from '@qc/contract';
import fc from 'fast-check';
import type { Command } from '../commands.ts';
import type { RoomState } from '../state.ts';
import type { Moment } from './moment.ts';

/** Wishes of hosts, of players alone, and what may be tapped in the second step of joining. */
export type LiveIntent =
  | { want: 'devicesReady'; stale: boolean }
  | { want: 'turnPattern'; shapes: number }
  | { want: 'advance'; seat: number; expect: 'current' | 'stale'; again: boolean }
  | { want: 'closeSelf' }
  | { want: 'admitBridge'; host: number }
  | { want: 'press'; remote: number; key: string; agoMs: number; isFinal: boolean; again: boolean };

/** What a newcomer taps: what is on screen, what was, nothing, or something else. */
export const TAPS = ['now', 'before', 'none', 'other'] as const;
export type Tap = (typeof TAPS)[number];

/** Two with letters, one with digits as well. */
const REMOTES = ['buzz:0', 'buzz:1', 'lines:2'] as const;

const seat = fc.integer({ min: 0, max: 4 });
const on = fc.boolean();

/** `removeSince` holds the time back from now; `timedAction` makes a time of it. */
export const liveAction: fc.Arbitrary<OperatorAction> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<OperatorAction>({ do: 'hideStandings' }) },
  { weight: 1, arbitrary: fc.constant<OperatorAction>({ do: 'showPodium' }) },
  { weight: 2, arbitrary: on.map((value): OperatorAction => ({ do: 'showFirstVote', on: value })) },
  { weight: 1, arbitrary: on.map((value): OperatorAction => ({ do: 'black', on: value })) },
  { weight: 1, arbitrary: on.map((value): OperatorAction => ({ do: 'largeCode', on: value })) },
  { weight: 1, arbitrary: on.map((value): OperatorAction => ({ do: 'calm', on: value })) },
  { weight: 1, arbitrary: fc.constant<OperatorAction>({ do: 'openScreenLink' }) },
  { weight: 1, arbitrary: on.map((value): OperatorAction => ({ do: 'screenLinkKeys', number: 1, on: value })) },
  { weight: 1, arbitrary: fc.constant<OperatorAction>({ do: 'closeScreenLink', number: 1 }) },
  { weight: 2, arbitrary: on.map((value): OperatorAction => ({ do: 'autoAdvance', on: value })) },
  { weight: 1, arbitrary: on.map((value): OperatorAction => ({ do: 'lateJoin', on: value })) },
  { weight: 1, arbitrary: on.map((value): OperatorAction => ({ do: 'reactions', on: value })) },
  { weight: 1, arbitrary: on.map((value): OperatorAction => ({ do: 'spectators', on: value })) },
  { weight: 3, arbitrary: on.map((value): OperatorAction => ({ do: 'twoStep', on: value })) },
  { weight: 2, arbitrary: seat.map((number): OperatorAction => ({ do: 'ban', seat: number })) },
  { weight: 1, arbitrary: fc.constant<OperatorAction>({ do: 'unbanAll' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0, 100, 1000).map((sinceMs): OperatorAction => ({ do: 'removeSince', sinceMs })),
  },
  { weight: 2, arbitrary: on.map((value): OperatorAction => ({ do: 'letIn', device: 'remotes', on: value })) },
  {
    weight: 2,
    arbitrary: fc
      .record({ name: fc.constantFrom('Noa', 'Lea', ' '), team: fc.constantFrom(null, 0, 5) })
      .map(({ name, team }): OperatorAction => ({ do: 'addPlayers', names: [name, 'Gal'], team })),
  },
  {
    weight: 6,
    arbitrary: fc
      .record({ seat, remote: fc.constantFrom(...REMOTES) })
      .map((wish): OperatorAction => ({ do: 'pairRemote', ...wish })),
  },
  {
    weight: 3,
    arbitrary: fc
      .array(fc.record({ seat, remote: fc.constantFrom('buzz:0', 'buzz:1', 'buzz:2') }), { minLength: 1, maxLength: 3 })
      .map((pairs): OperatorAction => ({ do: 'pairRemotes', pairs })),
  },
  {
    weight: 12,
    arbitrary: fc.record({ seat, right: on }).map((wish): OperatorAction => ({ do: 'judge', ...wish })),
  },
  { weight: 2, arbitrary: seat.map((number): OperatorAction => ({ do: 'passTurn', seat: number })) },
  { weight: 2, arbitrary: seat.map((pressed): OperatorAction => ({ do: 'reopen', visit: 0, pressed })) },
  {
    weight: 6,
    arbitrary: fc
      .record({ slide: fc.integer({ min: 0, max: 4 }), seat, right: on })
      .map((wish): OperatorAction => ({ do: 'rejudge', ...wish })),
  },
  { weight: 1, arbitrary: fc.constant<OperatorAction>({ do: 'unpairRemote', remote: 'buzz:1' }) },
  { weight: 1, arbitrary: fc.constant<OperatorAction>({ do: 'removeBridge', host: 'bridgeA1' }) },
  {
    weight: 4,
    arbitrary: fc
      .record({ seat, percent: fc.constantFrom(0, 25, 100, 200, 200) })
      .map((wish): OperatorAction => ({ do: 'extraTime', ...wish })),
  },
);

/** One wish of these. */
export const arbitraryLiveIntent: fc.Arbitrary<LiveIntent> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      want: fc.constant('press' as const),
      remote: fc.integer({ min: 0, max: 2 }),
      key: fc.constantFrom('A', 'A', 'B', 'B', 'C', 'H', '7', '4', '*', '#', 'buzz'),
      agoMs: fc.constantFrom(0, 0, 10, 140, 400, -50),
      isFinal: fc.constantFrom(false, false, true),
      again: fc.integer({ min: 0, max: 5 }).map((dice) => dice === 0),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ want: fc.constant('admitBridge' as const), host: fc.integer({ min: 1, max: 2 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      want: fc.constant('devicesReady' as const),
      stale: fc.integer({ min: 0, max: 3 }).map((dice) => dice === 0),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ want: fc.constant('turnPattern' as const), shapes: fc.integer({ min: 0, max: 3 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      want: fc.constant('advance' as const),
      seat: fc.constantFrom(0, 0, 0, 1),
      expect: fc.constantFrom<'current' | 'stale'>('current', 'current', 'stale'),
      again: fc.integer({ min: 0, max: 5 }).map((dice) => dice === 0),
    }),
  },
);

/** The shapes that a number stands for. */
export function shapesOf(number: number): number[] {
  return [number, 0, 1, number];
}

/** An action as it is sent now. Mostly it is of whose turn it is, and of what is on screen. */
export function timedAction(action: OperatorAction, { state, nowMs }: Pick<Moment, 'state' | 'nowMs'>): OperatorAction {
  const round = state.rounds.at(-1);
  const turn = round?.race?.turn ?? null;
  switch (action.do) {
    case 'removeSince':
      return { ...action, sinceMs: Math.max(0, nowMs - action.sinceMs) };
    case 'next':
    case 'back':
      // What is on a host's mind while somebody has the turn.
      return turn === null ? action : { do: 'judge', seat: turn, right: action.do === 'next' && nowMs % 2 === 0 };
    case 'judge':
    case 'passTurn':
      return turn === null || action.seat === 0 ? action : { ...action, seat: turn };
    case 'reopen':
      return { ...action, visit: round?.visit ?? 0, pressed: action.pressed === 0 ? 0 : (round?.answered ?? 0) };
    case 'rejudge':
      return action.slide > 0 ? aboutLastRace(action, state) : action;
    default:
      return action;
  }
}

/** A judgement of somebody who pressed in the last race that is over, if there was one. */
function aboutLastRace(action: Extract<OperatorAction, { do: 'rejudge' }>, { rounds }: RoomState): OperatorAction {
  const last = rounds.findLast(({ race, closedAtMs, answered }) => race && closedAtMs !== null && answered > 0);
  const seats = last?.answers.blocks.flat().flatMap((answer, number) => (answer ? [number] : [])) ?? [];
  const chosen = seats[action.seat % Math.max(1, seats.length)];
  return last && chosen !== undefined ? { ...action, slide: last.slide, seat: chosen } : action;
}

/** What a newcomer who taps so sends. */
export function tapped({ twoStep }: RoomState, tap: Tap): readonly number[] | undefined {
  switch (tap) {
    case 'now':
      return twoStep?.pattern;
    case 'before':
      return twoStep?.before;
    case 'none':
      return undefined;
    case 'other':
      return [3, 3, 3];
  }
}

/** The command that such a wish means now. */
export function resolveLive(intent: LiveIntent, state: RoomState, { nowMs, count }: Moment): Command {
  switch (intent.want) {
    case 'press': {
      const { remote, key, agoMs, isFinal, again } = intent;
      const seq = again ? (state.heard['host'] ?? 1) : count + 1;
      return { type: 'press', remote: REMOTES[remote] ?? '', key, atMs: nowMs - agoMs, host: 'host', seq, isFinal };
    }
    case 'admitBridge': {
      const host = `bridgeA${intent.host}`;
      return { type: 'admitBridge', host, name: 'Hall', tokenHash: `proof ${intent.host}` };
    }
    case 'devicesReady': {
      const visit = 'visit' in state.phase ? state.phase.visit : 0;
      return { type: 'devicesReady', visit: intent.stale ? visit - 1 : visit };
    }
    case 'turnPattern':
      return { type: 'turnPattern', pattern: shapesOf(intent.shapes) };
    case 'advance': {
      const expect = intent.expect === 'current' ? state.step : Math.max(0, state.step - 1);
      // In a hall it is the operator who goes on.
      if (state.game.pace === 'live') return { type: 'operate', action: { do: 'next' }, expect, windsDown: true };
      const known = state.seats.blocks[0]?.[intent.seat]?.acked.at(-1);
      const messageId = intent.again && known ? known : `advance-${count}`;
      return { type: 'advance', seat: intent.seat, expect, messageId };
    }
    case 'closeSelf':
      return { type: 'closeSelf' };
  }
}
