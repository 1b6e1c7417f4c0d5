import type { SaidRow } from '../entities/game-result.ts';
import type { RacerRow } from './race-view.ts';
import type { SharedView } from './views.ts';

/** How many picked each answer, on an order slide how many put it in its right place; as long as the answers. */
export type Distribution = number[];

/** A number that was said, and by how many. */
export interface Guess {
  value: number;
  count: number;
}

/** How a question was answered before its talk. */
export interface FirstVote {
  /** As for the question itself. */
  distribution: Distribution;
  /** Number slides: every number that was said, lowest first. */
  guesses?: Guess[];
  /** Answers of players. */
  answered: number;
}

/** Who of the players with remotes has answered the question on screen: whether, never what. */
export interface RemotesAnswered {
  /** How many players have remotes … */
  of: number;
  /** … and how many of them have answered. */
  answered: number;
  /** All of them by seat; in a larger hall those who answered last, the newest first. */
  seats: { name: string; answered: boolean }[];
}

/** A player who has come. */
export interface Arrival {
  name: string;
  face: number;
  /** Index into the teams; null: none. */
  team: number | null;
}

/** The presenter screen: the shared view plus counts. */
export interface PresenterView extends SharedView {
  /** Answers given on the current question. */
  answered: number;
  /** Players connected now. */
  present: number;
  /** Spectators connected now; absent: none. */
  watching?: number;
  /** From reveal on; null before. */
  distribution: Distribution | null;
  /** While a question is open or closed and players have remotes; absent elsewhere. */
  remotes?: RemotesAnswered;
  /** Typed and number slides from reveal on: what was said, most frequent (numbers: nearest) first; null before and elsewhere. */
  said: SaidRow[] | null;
  /** Number slides from reveal on: every number that was said, lowest first; absent before and elsewhere. */
  guesses?: Guess[];
  /**
   * Where a question was voted on twice: from its reveal on, or as soon as the operator shows it to the hall; absent before
   * and elsewhere.
   */
  firstVote?: FirstVote;
  /** Buzzer slides: the first who pressed, in the order of their turns; absent elsewhere. */
  racers?: RacerRow[];
  muted: boolean;
  /** How loud the big screens are, from 0 to 100. */
  volume: number;
  /** The operator has turned the big screen black. */
  black: boolean;
  /** The code to scan lies over the big screen; never while nobody can come in. */
  largeCode?: true;
  /** The operator wants nothing to move by itself; absent: the screens move as they can. */
  calm?: true;
  locked: boolean;
  /** People may call in by telephone. */
  callersIn?: true;
  /** Newest first, at most 80. */
  arrivals: Arrival[];
  /** In the lobby of a large room: faces of those who came before the arrivals, newest first, at most 240. */
  crowd?: number[];
  /** How many each team has; absent: there are no teams. */
  teamSizes?: number[];
  /** Players' devices that have loaded the slide being prepared; 0 elsewhere. */
  ready: number;
  /** Speed counts, and a remote in use tells time in steps as long as this, ms; absent: all tell it finely. */
  timeStepMs?: number;
  /** A remote in use has keys by colour: blue, orange, green and yellow for the first four answers. */
  colourKeys?: true;
  /** Shapes that a newcomer must tap in this order; null: joining has one step. */
  pattern: number[] | null;
}
