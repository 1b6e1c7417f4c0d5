import type { OperatorAction } from '@qc/contract';
import fc from 'fast-check';
import { arbitraryLiveIntent, liveAction, TAPS, type LiveIntent, type Tap } from './live-intents.ts';

/** What somebody wants, before it is known what the room looks like then: `resolve-intent.ts` makes a command of it. */
export type Intent =
  | { want: 'join'; name: number; device: number; tap: Tap }
  | LiveIntent
  /** The same page joins again. */
  | { want: 'rejoin'; seat: number }
  | {
      want: 'answer';
      seat: number;
      choice: number[];
      /** Which of the things that may be said or put in order. */
      say: number;
      /** Sends something odd, whatever the slide. */
      wild: boolean;
      aim: 'current' | 'past' | 'future' | 'otherSlide';
      again: boolean;
    }
  /** The question on screen is read to a caller, if there is one. */
  | { want: 'reading'; seat: number; lengthMs: number }
  | { want: 'presence'; seat: number; present: boolean }
  | { want: 'leave'; seat: number }
  | { want: 'face'; seat: number; bits: number }
  /** Puts the key of a slide right, by the dice. */
  | { want: 'correct'; slide: number; dice: number }
  | { want: 'operate'; action: OperatorAction; expect: 'none' | 'current' | 'stale' }
  /** Time passes; a tick follows. */
  | { want: 'wait'; ms: number }
  /** Time passes until about the tick the room asked for. */
  | { want: 'wake'; early: number }
  | { want: 'restart'; outageMs: number };

const seat = fc.integer({ min: 0, max: 4 });
const on = fc.boolean();

const action: fc.Arbitrary<OperatorAction> = fc.oneof(
  { weight: 10, arbitrary: fc.constant<OperatorAction>({ do: 'next' }) },
  { weight: 6, arbitrary: fc.constantFrom<OperatorAction>({ do: 'back' }, { do: 'skip' }) },
  { weight: 5, arbitrary: liveAction },
  { weight: 3, arbitrary: fc.constantFrom<OperatorAction>({ do: 'pause' }, { do: 'resume' }, { do: 'resume' }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<OperatorAction>({ do: 'closeAnswers' }, { do: 'reveal' }, { do: 'showStandings' }),
  },
  {
    weight: 2,
    arbitrary: fc.integer({ min: -60, max: 60 }).map((seconds): OperatorAction => ({ do: 'addTime', seconds })),
  },
  { weight: 1, arbitrary: on.map((value): OperatorAction => ({ do: 'mute', on: value })) },
  { weight: 1, arbitrary: fc.nat(100).map((level): OperatorAction => ({ do: 'volume', level })) },
  { weight: 1, arbitrary: on.map((value): OperatorAction => ({ do: 'lock', on: value })) },
  { weight: 1, arbitrary: seat.map((number): OperatorAction => ({ do: 'kick', seat: number })) },
  {
    weight: 1,
    arbitrary: fc
      .record({ seat, team: fc.integer({ min: 0, max: 3 }) })
      .map((wish): OperatorAction => ({ do: 'moveTeam', ...wish })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ seat, name: fc.constantFrom('Dana', 'DANA', 'New name', ' ', 'Noa') })
      .map((wish): OperatorAction => ({ do: 'rename', ...wish })),
  },
);

const answer = fc.record({
  want: fc.constant('answer' as const),
  seat,
  choice: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 0, max: 1 }).map((index) => [index]) },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 3 }).map((index) => [index]) },
    { weight: 1, arbitrary: fc.array(fc.integer({ min: -1, max: 8 }), { maxLength: 4 }) },
  ),
  say: fc.nat(),
  wild: fc.integer({ min: 0, max: 11 }).map((dice) => dice === 0),
  aim: fc.constantFrom<Extract<Intent, { want: 'answer' }>['aim']>(
    'current',
    'current',
    'current',
    'current',
    'past',
    'future',
    'otherSlide',
  ),
  again: fc.integer({ min: 0, max: 5 }).map((dice) => dice === 0),
});

/** One wish of somebody. */
export const arbitraryIntent: fc.Arbitrary<Intent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      want: fc.constant('join' as const),
      name: fc.integer({ min: 0, max: 11 }),
      device: fc.integer({ min: 0, max: 2 }),
      tap: fc.constantFrom('now', ...TAPS),
    }),
  },
  { weight: 4, arbitrary: arbitraryLiveIntent },
  { weight: 1, arbitrary: fc.record({ want: fc.constant('rejoin' as const), seat }) },
  { weight: 20, arbitrary: answer },
  { weight: 3, arbitrary: fc.record({ want: fc.constant('presence' as const), seat, present: on }) },
  { weight: 1, arbitrary: fc.record({ want: fc.constant('leave' as const), seat }) },
  { weight: 1, arbitrary: fc.record({ want: fc.constant('face' as const), seat, bits: fc.nat({ max: 3 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      want: fc.constant('correct' as const),
      slide: fc.integer({ min: 0, max: 4 }),
      dice: fc.nat(),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      want: fc.constant('operate' as const),
      action,
      expect: fc.constantFrom<'none' | 'current' | 'stale'>('current', 'current', 'none', 'stale'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      want: fc.constant('wait' as const),
      ms: fc.constantFrom(0, 1, 300, 499, 1500, 4000, 16_000),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ want: fc.constant('wake' as const), early: fc.constantFrom(0, 0, 1, 150, -400, 3000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ want: fc.constant('restart' as const), outageMs: fc.constantFrom(0, 700, 30_000) }),
  },
);

const press = (action: OperatorAction): Intent => ({ want: 'operate', action, expect: 'current' });

const knowing: Intent = { want: 'answer', seat: 0, choice: [0], say: 0, wild: false, aim: 'current', again: false };

/** A question gone through, to which the first seat gives the right answer where it can be known, once it is open: chance hardly ever strings two together. */
const KNOWN_ROUND: readonly Intent[] = [
  knowing,
  { want: 'wake', early: 0 },
  knowing,
  { want: 'wake', early: 0 },
  knowing,
  press({ do: 'reveal' }),
  press({ do: 'showStandings' }),
  press({ do: 'next' }),
];

/** What happens in a room from its opening: some join first, then anything; rarely the operator ends it. */
export const arbitraryIntents: fc.Arbitrary<Intent[]> = fc
  .record({
    joins: fc.constantFrom(0, 2, 3, 4, 5, 5),
    extra: fc.boolean(),
    knows: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
    rest: fc.array(arbitraryIntent, { minLength: 20, maxLength: 60, size: 'max' }),
    ends: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ joins, extra, knows, rest, ends }): Intent[] => [
    ...Array.from({ length: joins }, (_, name): Intent => ({ want: 'join', name, device: name % 3, tap: 'none' })),
    ...(extra
      ? [{ want: 'operate', action: { do: 'extraTime', seat: 1, percent: 100 }, expect: 'none' } as const]
      : []),
    { want: 'advance', seat: 0, expect: 'current', again: false },
    ...(knows ? [...KNOWN_ROUND, ...KNOWN_ROUND] : []),
    ...rest,
    ...(ends <= 3 ? [{ want: 'closeSelf' } satisfies Intent] : []),
    ...(ends === 0 ? [{ want: 'operate', action: { do: 'end' }, expect: 'none' } satisfies Intent] : []),
  ]);
