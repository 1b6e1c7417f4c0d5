import type { RunGame } from './run-game.ts';
import type { CorrectionEntry, HonourKind, LineKind, PodiumStage, SlideResponse } from '@qc/contract';
import type { DeviceName } from '@qc/contract/devices/device-names';
import type { SeatTable } from './seats/seat-table.ts';

/** Everything a room is. Immutable, plain JSON: a snapshot is `JSON.stringify(state)`. */
export interface RoomState {
  code: string;
  game: RunGame;
  openedAtMs: number;
  phase: Phase;
  /** When the phase began by the room's clock: a pause, or a server that was away, puts it off. */
  enteredAtMs: number;
  /** When the pause began; null: not paused. While paused no deadline falls due and no answer counts; see `Race`. */
  pausedAtMs: number | null;
  /** Rises with every change of phase, not with a pause or more time: what an operator's `expect` names. */
  step: number;
  seats: SeatTable<Seat>;
  /** Seats not removed. */
  players: number;
  /** Seats not removed and connected now. */
  present: number;
  /** One record for each time a question was asked, in order. Answers live here for ever; scores come from them. */
  rounds: readonly Round[];
  /** How many slides were opened so far, media slides included, and second votes. */
  visits: number;
  locked: boolean;
  muted: boolean;
  /** How loud the big screens are, from 0 to 100. */
  volume: number;
  /** The big screen is black until somebody lights it again or the room moves on. */
  black: boolean;
  /** The code to scan lies over the big screen until somebody takes it away or the room moves on. */
  largeCode: boolean;
  /** Nothing moves by itself on the big screens. */
  calm: boolean;
  /** Goes on by itself. */
  autoAdvance: boolean;
  /** Numbers of the seats that were granted extra time, removed ones with them. */
  extraSeats: readonly number[];
  /** Players' reactions are shown on the big screen. */
  reactions: boolean;
  /** Whoever has no place may watch. */
  spectators: boolean;
  /** Newcomers are let in after the first slide. */
  lateJoin: boolean;
  /** The second step of joining: the pattern on screen and the one before it; null: joining has one step. */
  twoStep: { pattern: readonly number[]; before: readonly number[] } | null;
  /** Hashes of the devices that are kept out. */
  banned: readonly string[];
  /** Devices let in beside the game's own. */
  alsoIn: readonly DeviceName[];
  /** The seat that each remote answers for, by the remote's name; a seat may have several. */
  remotes: Readonly<Record<string, number>>;
  /** The last press done for each host of receivers: one that comes again, or behind it, is not done again. */
  heard: Readonly<Record<string, number>>;
  /** Bridges that were let in, by their names as hosts. */
  bridges: Readonly<Record<string, Bridge>>;
  /** The room before, whose people play again; null: this is none that follows. */
  after: After | null;
  /**
   * What was said over the last standings, newest last, at most 3: no kind of line comes again so soon. One for each
   * table that was shown, though it said nothing: the next counts up from there.
   */
  linesTold: readonly LinesTold[];
  /** Every link made for big screens on other machines, by its number less one; null: closed again. */
  screenLinks: readonly (ScreenLink | null)[];
  /** Keys put right in this run, oldest first. */
  corrections: readonly CorrectionEntry[];
  /**
   * Operators' messages already done, each id with its action, newest last, at most 100: the same again gets the same
   * ack and no second effect.
   */
  operated: readonly string[];
  startedAtMs: number | null;
  endedAtMs: number | null;
}

/** An honour after the podium, as a room keeps it: names are looked up when it is told. */
export type HonourFact = { value: number } & (
  | { kind: Exclude<HonourKind, 'team'>; seat: number; unit?: string }
  | { kind: 'team'; team: number }
);

/** Which room a room follows. */
export interface After {
  room: string;
  /** The first room of the row: hashes of devices and proofs of screen links were made for it. */
  first: string;
}

/** What kinds of lines were said over the standings after so many questions that count; `inRound`: over those of a round before them. */
export interface LinesTold {
  after: number;
  kinds: readonly LineKind[];
  inRound?: readonly LineKind[];
}

/** A program on another machine that hears receivers for the room. */
export interface Bridge {
  /** Of its machine. */
  name: string;
  /** From 1, no other bridge of the room has it: its receivers are named by it. */
  number: number;
  /** Proof of it, hashed by the host; never leaves the server. */
  tokenHash: string;
}

/** A link that opens the big screen where nobody is signed in. Its proof is made by the host from its number. */
export interface ScreenLink {
  /** Keys on its screens lead on. */
  keys: boolean;
}

/** A player's place in the room. Its number is its index in `seats`, never reused. */
export interface Seat {
  name: string;
  /** Folded name, unique among the seats not removed. */
  nameKey: string;
  phone: string;
  /** Proof of the seat, hashed by the host; never leaves the server. */
  tokenHash: string;
  /** The device it was taken from, hashed by the host; empty: not known. */
  deviceHash: string;
  /** Taken by telephone: the last digits of the number, empty where it is withheld; null: by a page or without one. */
  line: string | null;
  /** Index into the game's teams; null: none. */
  team: number | null;
  /** What is drawn beside the name, 0 to below `FACES`. */
  face: number;
  /** How often and when last the player has asked for another face; absent: never. */
  faceAsked?: { times: number; atMs: number };
  /** Extra time granted, per cent of the clock. */
  extraPercent: number;
  joinedAtMs: number;
  /** When the last wire closed; null: connected. */
  awaySinceMs: number | null;
  removed: boolean;
  /** Its reactions are kept off the big screen. */
  quiet: boolean;
  /** Sum of points over all rounds revealed so far: nothing of a round shows here before its reveal. */
  score: number;
  /**
   * Sum of answer times over revealed rounds that give points, a missed one with its full limit, one before the seat
   * joined too; breaks ties.
   */
  totalAnswerMs: number;
  /** Rank after the last revealed round that gives points; null before the first. */
  rank: number | null;
  previousRank: number | null;
  /** Right answers in a row, over revealed rounds that give points. */
  streak: number;
  /** Messages already acknowledged, newest last, at most 8: the same id gets the same ack. */
  acked: readonly string[];
}

/** One asking of a question. A slide shown again after it was closed keeps its round, or both where it is voted on twice. */
export interface Round {
  slide: number;
  visit: number;
  openedAtMs: number;
  /** Full time of the clock, ms, with time the operator added. */
  limitMs: number;
  /** Time spent paused so far while open, ms. */
  pausedMs: number;
  /** Number slides where the nearest wins: the smallest distance of all, fixed when points are given; null before. */
  closest: number | null;
  /** First-right profile: time of the last right answer that is paid, fixed when points are given; null: before, or all right ones are. */
  firstMs: number | null;
  /** Null while open. */
  closedAtMs: number | null;
  /** When its points were given; null before. */
  revealedAtMs: number | null;
  /** By seat number; null: no answer. Shorter than `seats` when seats joined later; from closing on its length is fixed. */
  answers: SeatTable<Answer | null>;
  /** Answers of seats not removed. */
  answered: number;
  /** While open: seats connected and not removed that have not answered. */
  waitingFor: number;
  /** Keys pressed on remotes while open, by seat number, in their order. */
  keys: Readonly<Record<number, string>>;
  /** Callers, by seat number: so long after the opening, without pauses, the question has been read to them, ms. */
  readMs: Readonly<Record<number, number>>;
  /** Skipped by the operator: it counts for nobody. */
  skipped: boolean;
  /** Which of two votes on its slide; absent: it is voted on once. Once there is a second, the first counts no more. */
  vote?: 1 | 2;
  /** A first vote whose outcome the operator shows to the hall before the second. */
  isShown?: boolean;
  /** Who pressed first on a buzzer slide; null on all others. */
  race: Race | null;
}

/** How a buzzer slide's race for the turn stands. While somebody has the turn the room is paused. */
export interface Race {
  /**
   * Seats that have pressed, in the order of their turns, judged ones with them: by when they pressed; of those who
   * pressed as good as together, who was heard first comes first.
   */
  order: readonly number[];
  /** Whose turn it is; null: whoever presses first. */
  turn: number | null;
  /** Teams that a wrong answer has put out of the question. */
  outTeams: readonly number[];
  /** How often the buzzers were opened: with the question, and whenever a turn was nobody's any more. */
  openings: number;
}

/** A counted answer. */
export interface Answer {
  /** Of the slide's kind, in its stored form. */
  response: SlideResponse;
  /**
   * From opening to arrival, or for callers from when the question had been read to them; without pauses, at most the
   * limit; with extra time, as a share of the own longer limit.
   */
  tookMs: number;
  /** Points do not go by the own time, but by this share of the limit; absent: by the own time. */
  pointsAt?: number;
  /** From opening to arrival, where the device tells time in steps: who was first of one step. */
  heardMs?: number;
}

/** Where the room is. Deadlines are server time. */
export type Phase =
  | { name: 'lobby' }
  /** Three, two, one: then the first slide comes. */
  | { name: 'starting'; limitMs: number; deadlineMs: number }
  | {
      name: 'opening' | 'media' | 'ending';
      slide: number;
      visit: number;
      limitMs: number | null;
      deadlineMs: number | null;
    }
  /** Without `limitMs` it is over and waits to go on; alone it has no clock. */
  | { name: 'break'; slide: number; visit: number; limitMs: number | null; deadlineMs: number | null }
  /** The media of the slide are loaded everywhere; then comes its question or, on a media slide, its medium. */
  | {
      name: 'preparing';
      slide: number;
      visit: number;
      limitMs: number;
      deadlineMs: number;
    }
  /** The title of a round, which begins with the slide. */
  | { name: 'round'; slide: number; visit: number; limitMs: number; deadlineMs: number }
  /** `asking`: the question stands alone; `dealing`: its answers come into sight. No answer is taken yet. */
  | { name: 'asking' | 'dealing'; slide: number; visit: number; limitMs: number; deadlineMs: number }
  | { name: 'question'; slide: number; visit: number; limitMs: number; deadlineMs: number }
  /** `deadlineMs`: when the reveal comes by itself; null: the operator goes on. */
  | { name: 'closed'; slide: number; visit: number; limitMs: number | null; deadlineMs: number | null }
  /** Between the two votes on a question; then comes the second. */
  | { name: 'talk'; slide: number; visit: number; limitMs: number; deadlineMs: number }
  /** `deadlineMs`: when the room goes on by itself; null: the operator goes on. */
  /** `standingsSeen`: the standings were shown and hidden, so they do not come next. */
  | { name: 'reveal'; slide: number; visit: number; deadlineMs: number | null; standingsSeen: boolean }
  /** `ofRound`: by the points of the round that the slide belongs to alone. */
  | { name: 'standings'; slide: number; visit: number; deadlineMs: number | null; ofRound: boolean }
  /** `deadlineMs`: when the next place is told by itself; null: the operator goes on. */
  | { name: 'podium'; stage: PodiumStage; limitMs: number | null; deadlineMs: number | null }
  /** Until the operator goes on. */
  | { name: 'honours'; honours: readonly HonourFact[] }
  | { name: 'ended' };
