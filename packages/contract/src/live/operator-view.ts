import type { DeviceName } from '../devices/device-names.ts';
import type { MediaRef } from '../entities/media.ts';
import type { SlideType } from '../entities/question.ts';
import type { FirstVote, PresenterView } from './presenter-view.ts';
import type { Explanation, QuestionView } from './question-view.ts';
import type { StandingRow } from './standing-views.ts';

/** One row of the operator's list of players. */
export interface SeatRow {
  seat: number;
  name: string;
  face: number;
  score: number;
  present: boolean;
  /** Answered the current question. */
  answered: boolean;
  /** Was right: from the reveal until the next slide, where the game shows the right answer. */
  right?: true;
  removed: boolean;
  /** The operator keeps this player's reactions off the big screen. */
  quiet?: true;
  team: number | null;
  /** Extra time granted, per cent of the clock. */
  extraPercent: number;
  /** Server time, ms. */
  joinedAtMs: number;
  /** Names of the remotes that answer for this seat. */
  remotes: string[];
  /** Added by the operator: no page plays it, only remotes can. */
  named?: true;
  /** Taken by telephone: the last digits of the number, empty where it is withheld; absent: otherwise. */
  line?: string;
  /** While a question is open: so long after its opening it has been read to this caller, whose clock begins then, ms. */
  readMs?: number;
}

/**
 * What keeps remotes from answering a slide as pages do. `none`: they have no keys for it. `digits`: only those with digits
 * can. `noMinus`: its right number is below zero, and no remote has that sign. `fewKeys`: many have fewer keys than answers.
 */
export const KEY_LIMITS = ['none', 'digits', 'noMinus', 'fewKeys'] as const;

export type KeyLimit = (typeof KEY_LIMITS)[number];

/** The operator's console: everything the presenter has, plus what only the operator may know. */
export interface OperatorView extends PresenterView {
  notes: string;
  /** The current slide counts no more: nothing is right on it. */
  isVoid: boolean;
  /** Right answers of the current slide. */
  correct: number[];
  /** Typed and number slides: the right answer in words. */
  solution: string[];
  /** Of the current slide, told or not yet. */
  explanation: Explanation | null;
  next: NextSlideView | null;
  /** What `next` will do, for the button's label. */
  nextAction: NextAction;
  /** While the question stands alone: the whole of it, with its answers; absent elsewhere. */
  asked?: QuestionView;
  /** While the podium comes up: all who have won, for the operator alone; absent elsewhere. */
  winners?: StandingRow[];
  /** From the close of the first of two votes until the reveal, for the operator alone; absent elsewhere. */
  talk?: TalkView;
  /** Whether the reveal tells what was right; else it only tells what was answered. */
  revealsAnswer: boolean;
  /** The winners can be shown before the last slide. */
  canShowPodium: boolean;
  canGoBack: boolean;
  autoAdvance: boolean;
  /** Time until the room goes on by itself where no clock is shown; null: it waits for a press. */
  autoRemainingMs: number | null;
  /** For how long the clock on screen has stood at 0 while players with extra time may still answer; 0 elsewhere. */
  overMs: number;
  lateJoin: boolean;
  /** The operator lets players' reactions onto the big screen. */
  reactions: boolean;
  /** The operator lets spectators in. */
  spectators: boolean;
  /** Devices that are kept out. */
  bannedCount: number;
  /** Links that open the big screen on other machines, oldest first; absent: none. */
  screenLinks?: ScreenLinkRow[];
  /** A slide has been opened: once the run has ended its result is kept. */
  keepsResult: boolean;
  /** Devices that the run is played with: the game's own first. */
  devices: DeviceName[];
  /** In the lobby: slides that remotes cannot answer as pages do, by index. */
  keyLimits?: { slide: number; limit: KeyLimit }[];
  /** In the lobby: slides that callers cannot answer, by index. */
  callerGaps?: number[];
  /** Whether the key of the slide on screen can be put right now. */
  canCorrect: boolean;
}

/** What the operator goes by between two votes. */
export interface TalkView {
  first: FirstVote;
  /** How many had it right; null: nothing is right there, or only beside what others say. */
  right: number | null;
  /** The hall sees how the first vote went. */
  isShown: boolean;
}

/** A link that opens the big screen on another machine. */
export interface ScreenLinkRow {
  number: number;
  /** Keys on its screens lead on. */
  keys: boolean;
}

/** The slide after this one, for the operator's preview. */
export interface NextSlideView {
  slide: number;
  type: SlideType;
  question: string;
  /** Null on a slide that asks nothing. */
  preview: QuestionView | null;
  /** Opening medium, or the medium itself; a break's picture. */
  media: MediaRef | null;
  /** How long a break is; absent elsewhere. */
  minutes?: number;
  notes: string;
}

/** What pressing next does now. */
export const NEXT_ACTIONS = [
  'start',
  'goNow',
  'openQuestion',
  'showAnswers',
  'closeAnswers',
  'letTalk',
  'voteAgain',
  'reveal',
  'showRoundStandings',
  'showStandings',
  'showEnding',
  'nextSlide',
  'showPodium',
  'nextPlace',
  'showHonours',
  'end',
  'none',
] as const;

export type NextAction = (typeof NEXT_ACTIONS)[number];
