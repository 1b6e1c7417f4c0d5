import {
  BuzzerRules,
  CorrectionEntry,
  DIRECTIONS,
  LANGUAGES,
  LINE_KINDS,
  MediaRef,
  NumberKey,
  Pace,
  Selection,
  SlideResponse,
  SlideType,
  Typing,
  newEverySlide,
  newQuestion,
  pickFields,
  PLAYED_FIELDS,
  playedShape,
  storedRunSettingShape,
  VOLUME_DEFAULT,
} from '@qc/contract';
import { faceOfSeat } from '@qc/contract/live/faces';
import { DEVICE_NAMES } from '@qc/contract/devices/devices';
import { tableMap, type Answer, type RoomState, type Round, type RunGame, type RunSlide, type Seat } from '@qc/engine';
import * as z from 'zod/mini';
import { OldAnswer, readOldAnswer } from './old-answer.ts';

const media = z.nullable(MediaRef);
const { typing } = newQuestion('typed');
const { numberKey } = newQuestion('number');
const { buzzer } = newQuestion('buzzer');
const fresh = pickFields(newEverySlide(), PLAYED_FIELDS);

const StoredSlide = z.pipe(
  z.transform((kept: unknown) => (typeof kept === 'object' ? { ...fresh, ...kept } : kept)),
  z.object({
    type: SlideType,
    ...playedShape,
    answers: z.array(z.object({ text: z.string(), media, correct: z.boolean(), spoken: z.optional(z.string()) })),
    sequence: z._default(z.array(z.int()), []),
    isVoid: z._default(z.boolean(), false),
    selection: Selection,
    typing: z._default(Typing, typing),
    numberKey: z._default(NumberKey, numberKey),
    miniGame: z._default(z.string(), ''),
    buzzer: z._default(BuzzerRules, buzzer),
    // Without minutes in a run of one who plays alone.
    break: z._default(z.object({ minutes: z.int(), music: z.boolean() }), newQuestion('break').break),
    score: z.number(),
    time: z.number(),
  }),
);

/** A frozen game as its room keeps it. What later versions added has a default: a room outlives an update. */
export const StoredRunGame = z.object({
  name: z.string(),
  language: z.enum(LANGUAGES),
  direction: z.enum(DIRECTIONS),
  ...storedRunSettingShape,
  // Runs of before the second rules go on by the first.
  rules: z._default(z.union([z.literal(1), z.literal(2)]), 1),
  device: z._default(z.enum(DEVICE_NAMES), 'phones'),
  pace: z._default(Pace, 'live'),
  closesAtMs: z._default(z.nullable(z.number()), null),
  maxPlayers: z.int(),
  slides: z.array(StoredSlide),
}) satisfies z.ZodMiniType<RunGame>;

const at = z.number();
// Snapshots of earlier versions have none.
const deadlineMs = z._default(z.nullable(at), null);
const onSlide = { slide: z.int(), visit: z.int() };
const table = <T extends z.ZodMiniType>(entry: T) => z.object({ length: z.int(), blocks: z.array(z.array(entry)) });

const honour = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('team'), team: z.int(), value: z.number() }),
  z.object({
    kind: z.enum(['fastest', 'streak', 'climb', 'closest', 'mostRight']),
    seat: z.int(),
    value: z.number(),
    unit: z.optional(z.string()),
  }),
]);

const kinds = z.array(z.enum(LINE_KINDS));
const lines = z.object({ after: z.int(), kinds, inRound: z.optional(kinds) });

const phase = z.discriminatedUnion('name', [
  z.object({ name: z.literal('lobby') }),
  z.object({
    name: z.enum(['opening', 'media', 'ending', 'break']),
    ...onSlide,
    limitMs: z.nullable(at),
    deadlineMs: z.nullable(at),
  }),
  z.object({
    name: z.literal('preparing'),
    ...onSlide,
    limitMs: at,
    deadlineMs: at,
  }),
  z.object({ name: z.literal('starting'), limitMs: at, deadlineMs: at }),
  z.object({ name: z.enum(['round', 'asking', 'dealing']), ...onSlide, limitMs: at, deadlineMs: at }),
  z.object({ name: z.enum(['question', 'talk']), ...onSlide, limitMs: at, deadlineMs: at }),
  z.object({ name: z.literal('closed'), ...onSlide, limitMs: deadlineMs, deadlineMs: z.nullable(at) }),
  z.object({ name: z.literal('reveal'), ...onSlide, deadlineMs, standingsSeen: z._default(z.boolean(), false) }),
  z.object({ name: z.literal('standings'), ...onSlide, deadlineMs, ofRound: z._default(z.boolean(), false) }),
  z.object({
    name: z.literal('podium'),
    stage: z._default(z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]), 4),
    limitMs: deadlineMs,
    deadlineMs,
  }),
  z.object({ name: z.literal('honours'), honours: z.array(honour) }),
  z.object({ name: z.literal('ended') }),
]);

const seat = z.object({
  name: z.string(),
  nameKey: z.string(),
  phone: z.string(),
  tokenHash: z.string(),
  deviceHash: z._default(z.string(), ''),
  line: z._default(z.nullable(z.string()), null),
  team: z._default(z.nullable(z.int()), null),
  // Null: kept by a version without faces.
  face: z._default(z.nullable(z.int()), null),
  faceAsked: z.optional(z.object({ times: z.int(), atMs: at })),
  extraPercent: z._default(z.number(), 0),
  joinedAtMs: at,
  awaySinceMs: z.nullable(at),
  removed: z.boolean(),
  quiet: z._default(z.boolean(), false),
  score: z.number(),
  totalAnswerMs: z.number(),
  rank: z.nullable(z.int()),
  previousRank: z.nullable(z.int()),
  streak: z._default(z.int(), 0),
  acked: z.array(z.string()),
});

const tookMs = z.number();
const round = z.object({
  ...onSlide,
  openedAtMs: at,
  limitMs: at,
  pausedMs: at,
  closest: z._default(z.nullable(z.number()), null),
  firstMs: z._default(z.nullable(z.number()), null),
  closedAtMs: z.nullable(at),
  revealedAtMs: z.nullable(at),
  answers: table(
    z.nullable(
      z.union([
        z.object({ response: SlideResponse, tookMs, pointsAt: z.optional(z.number()), heardMs: z.optional(at) }),
        z.object({ ...OldAnswer.shape, tookMs }),
      ]),
    ),
  ),
  answered: z.int(),
  waitingFor: z.int(),
  keys: z._default(z.record(z.string(), z.string()), {}),
  readMs: z._default(z.record(z.string(), z.number()), {}),
  skipped: z.boolean(),
  vote: z.optional(z.union([z.literal(1), z.literal(2)])),
  isShown: z.optional(z.boolean()),
  race: z._default(
    z.nullable(
      z.object({ order: z.array(z.int()), turn: z.nullable(z.int()), outTeams: z.array(z.int()), openings: z.int() }),
    ),
    null,
  ),
});

/** A room's state without its game, as it is kept where many runs share one. */
export const StoredRun = z.object({
  code: z.string(),
  openedAtMs: at,
  phase,
  // Of a run that earlier versions kept the phase has long stood.
  enteredAtMs: z._default(at, 0),
  pausedAtMs: z.nullable(at),
  step: z.int(),
  seats: table(seat),
  players: z.int(),
  present: z.int(),
  rounds: z.array(round),
  visits: z.int(),
  locked: z.boolean(),
  muted: z.boolean(),
  volume: z._default(z.int(), VOLUME_DEFAULT),
  black: z._default(z.boolean(), false),
  largeCode: z._default(z.boolean(), false),
  calm: z._default(z.boolean(), false),
  autoAdvance: z._default(z.boolean(), false),
  extraSeats: z._default(z.array(z.int()), []),
  reactions: z._default(z.boolean(), false),
  spectators: z._default(z.boolean(), false),
  lateJoin: z._default(z.boolean(), true),
  twoStep: z._default(z.nullable(z.object({ pattern: z.array(z.int()), before: z.array(z.int()) })), null),
  banned: z._default(z.array(z.string()), []),
  alsoIn: z._default(z.array(z.enum(DEVICE_NAMES)), []),
  remotes: z._default(z.record(z.string(), z.int()), {}),
  heard: z._default(z.record(z.string(), z.int()), {}),
  bridges: z._default(z.record(z.string(), z.object({ name: z.string(), number: z.int(), tokenHash: z.string() })), {}),
  after: z._default(z.nullable(z.object({ room: z.string(), first: z.string() })), null),
  linesTold: z._default(z.array(lines), []),
  screenLinks: z._default(z.array(z.nullable(z.object({ keys: z.boolean() }))), []),
  corrections: z._default(z.array(CorrectionEntry), []),
  operated: z._default(z.array(z.string()), []),
  startedAtMs: z.nullable(at),
  endedAtMs: z.nullable(at),
});
export type StoredRun = z.infer<typeof StoredRun>;

/** A room's state as a snapshot keeps it. */
export const StoredState: z.ZodMiniType<RoomState> = z.pipe(
  z.extend(StoredRun, { game: StoredRunGame }),
  z.transform(({ game, ...run }) => withGame(run, game)),
);

/** A stored run with its game; what earlier versions wrote otherwise is read as it is written today. */
export function withGame(run: StoredRun, game: RunGame): RoomState {
  const seats = tableMap(run.seats, (kept, number): Seat => ({ ...kept, face: kept.face ?? faceOfSeat(number) }));
  return { ...run, game, seats, rounds: run.rounds.map((one) => readRound(one, game.slides[one.slide])) };
}

function readRound({ answers, ...rest }: z.infer<typeof round>, slide: RunSlide | undefined): Round {
  return { ...rest, answers: tableMap(answers, (answer) => answer && readAnswer(answer, slide)) };
}

type StoredAnswer = NonNullable<z.infer<typeof round>['answers']['blocks'][number][number]>;

function readAnswer(answer: StoredAnswer, slide: RunSlide | undefined): Answer | null {
  if ('response' in answer) return answer;
  const response = readOldAnswer(slide?.type, answer);
  return response && { response, tookMs: answer.tookMs };
}
