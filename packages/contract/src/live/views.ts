import type { Direction, Language } from '../languages.ts';
import type { DeviceName } from '../devices/device-names.ts';
import type { MediaRef } from '../entities/media.ts';
import type { SoundSet, ToldSettings } from '../entities/game-settings.ts';
import type { SaidRow } from '../entities/game-result.ts';
import type { Pace } from '../entities/play-rules.ts';
import type { Closest, Fastest, Gap, HonourRow, Knew, StandingLine } from './moment-views.ts';
import type { SlideResponse } from '../slides/slide-kinds.ts';
import type { SlideType } from '../entities/question.ts';
import type { Verdict } from '../slides/buzzer.ts';
import type { SlideTimes } from '../slides/every-slide.ts';
import type { Selection } from '../slides/selection.ts';
import type { TypingScript } from '../slides/typed.ts';

/**
 * What each audience of a room gets to see. Built by allow-list in the engine (`view.ts`). Before reveal nothing
 * here depends on which answer is right. Zod-free: the player's page imports the types only.
 */

/** What everybody may know of a room, sent once on arrival. */
export interface RoomInfo extends ToldSettings {
  code: string;
  name: string;
  language: Language;
  direction: Direction;
  slideCount: number;
  /** Indices of the slides that ask nothing: questions are counted without them. */
  mediaSlides: number[];
  /** Largest number of players. */
  maxPlayers: number;
  pace: Pace;
  /** Self-paced: when it closes, server time; else null. */
  closesAtMs: number | null;
}

/** What the presenter screen plays. */
export interface RoomSounds {
  set: SoundSet;
  music: MediaRef | null;
  winners: MediaRef | null;
  /** A sound of its own for each winner. */
  separateWinners: boolean;
}

export interface AnswerView {
  text: string;
  media: MediaRef | null;
}

/** A question slide without its key. */
export interface QuestionView {
  type: SlideType;
  question: string;
  queMessage: string;
  image: MediaRef | null;
  backgroundMedia: MediaRef | null;
  /** On an order slide in a mixed order that says nothing of the right one; on a typed slide none. */
  answers: AnswerView[];
  selection: Selection;
  /** Typed slides: what may be typed; null elsewhere. */
  script: TypingScript | null;
  /** Number slides: shown beside the number. */
  unit: string;
  /** Mini-game slides: the link to embed; empty elsewhere. */
  miniGame: string;
  /** Points for a right answer given at once, as often as they count; 0: no points. */
  score: number;
  /** How often they count. */
  times: SlideTimes;
}

/** Why an answer is right, in its author's words; told with it and never before. */
export interface Explanation {
  /** Empty: the picture alone. */
  text: string;
  media: MediaRef | null;
}

export interface StandingRow {
  seat: number;
  name: string;
  face: number;
  score: number;
  rank: number;
  /** Rank after the slide before; null for the first. */
  previousRank: number | null;
  /** Index into the teams; null: none. */
  team: number | null;
  /** Right answers in a row up to now. */
  streak: number;
  /** Points that the last question gave or took: without them it is the score of the places before. */
  gained: number;
}

/** A team in the standings. */
export interface TeamRow {
  team: number;
  name: string;
  score: number;
  rank: number;
  previousRank: number | null;
  members: number;
  /** On the podium: of its best players, at most five. */
  faces?: number[];
}

/** The clock of a phase. `remainingMs` is true at the moment of sending; null: no deadline. */
export interface ClockView {
  limitMs: number | null;
  remainingMs: number | null;
}

/** A player on a buzzer slide. */
export interface RacerView {
  seat: number;
  name: string;
  face: number;
  /** Index into the teams; null: none. */
  team: number | null;
}

/** How a buzzer slide stands, for everybody. */
export interface RaceView {
  /** Whose turn it is: nobody else may press, and the clock stands. Null: whoever presses first. */
  turn: RacerView | null;
  /** Who was right: at most one, but where the operator has put a judgement right. */
  right: RacerView[];
  /** Teams that are out of this question. */
  outTeams: number[];
  /** Rises each time the buzzers are free again. */
  openings: number;
}

/** One press on a buzzer slide, for the staff. */
export interface RacerRow extends RacerView {
  /** From opening to press, ms. */
  tookMs: number;
  /** Pressed as good as together with the one before: who was heard first comes first. */
  isTie: boolean;
  verdict: Verdict | null;
}

interface OnSlide {
  /** Index of the slide, from 0. */
  slide: number;
  /** Counts how often slides were opened in this run; tells a repeated slide from its first showing. */
  visit: number;
}

interface InRace {
  /** On buzzer slides alone. */
  race?: RaceView;
}

/** How far the podium has come: 0 nobody is told, 1 the third place, 2 the second, 3 the first, 4 all who have won. */
export type PodiumStage = 0 | 1 | 2 | 3 | 4;

/** The podium, as far as it has been told: who is not told yet stands in no view but the operator's. */
export type PodiumView = {
  phase: 'podium';
  stage: PodiumStage;
  /** How many steps there are: places among the first three that somebody has. */
  steps: number;
  winners: StandingRow[];
  /** With teams they stand on the steps, and `winners` come with stage 4. */
  teams: TeamRow[];
  /** Nobody has points: who lost the least is honoured. */
  best?: true;
} & ClockView;

/** What every audience sees of the current phase. */
export type PhaseView =
  | { phase: 'lobby' }
  /** Three, two, one, and the game's title: a quarter of `limitMs` each. */
  | ({ phase: 'starting' } & ClockView)
  | ({
      phase: 'opening' | 'media' | 'ending';
      media: MediaRef | null;
      heading: string;
      subheading: string;
      /** After a question whose answer was told, where its author wrote one. */
      explanation?: Explanation;
    } & OnSlide &
      ClockView)
  /** The slide's media are being loaded everywhere; its clock has not begun. */
  | ({ phase: 'preparing'; media: MediaRef[]; heading: string } & OnSlide & ClockView)
  /** The question stands alone: its `answers` are not told yet, only how many there are. */
  | ({ phase: 'asking'; question: QuestionView; answerCount: number } & OnSlide & ClockView)
  /** The answers come into sight; none is taken yet. */
  | ({ phase: 'dealing'; question: QuestionView } & OnSlide & ClockView)
  | ({ phase: 'question'; question: QuestionView } & OnSlide & ClockView & InRace)
  /** The held breath before the reveal; without a clock it waits for the operator. */
  | ({ phase: 'closed'; question: QuestionView } & OnSlide & ClockView & InRace)
  | ({
      phase: 'reveal';
      question: QuestionView;
      /** Indices of the right answers, on an order slide in their right order; null: none (survey) or not shown by the game's setting. */
      correct: number[] | null;
      /** Typed and number slides: the right answer in words, as for `correct`. */
      solution: string[];
      /** Null: its author wrote none, or the game tells no answers. */
      explanation: Explanation | null;
      /** Null: nothing is right there, nobody answered, or the game does not show it. */
      knew: Knew | null;
      /** Where speed counts between two or more. */
      fastest: Fastest | null;
      /** On number slides: at most three who were as near; none where more were. */
      closest: Closest[];
    } & OnSlide &
      InRace)
  /** `lines`: at most two, in their order. */
  | ({ phase: 'standings'; top: StandingRow[]; teams: TeamRow[]; lines: StandingLine[] } & OnSlide)
  | PodiumView
  /** After the podium, until the operator goes on. */
  | { phase: 'honours'; honours: HonourRow[] }
  /** `stopped`: self-paced, the assignment closed before the player had come through. */
  | { phase: 'ended'; stopped?: true };

export type PhaseName = PhaseView['phase'];

/** Why nobody new gets a place now, whoever it is. */
export type ShutDoor = 'pagesNotLetIn' | 'roomEnded' | 'roomLocked' | 'tooLateToJoin' | 'roomFull';

/** A room as its audience sees it, apart from what belongs to one seat. */
export interface SharedView {
  phase: PhaseView;
  paused: boolean;
  /** Number of seats taken. */
  players: number;
  /** A device plays whose keys have Latin letters: so have the answers on all screens then. */
  latinKeys?: true;
  /** All devices that play have keys with digits: the answers go by them then. */
  digitKeys?: true;
  /** Null: there is a place for a newcomer. */
  door: ShutDoor | null;
  /** In the lobby: the people of a run that is over play again. */
  again?: true;
  /** Players' reactions are taken now; while a question is asked, of those who have answered. */
  reacts?: true;
  /** Rises with every change of phase; see `Advance.expect` and `OperatorCommand.expect`. */
  step: number;
}

/** What became of an own answer. */
export interface OwnResult {
  correct: boolean;
  /** Not right, but something in it is, such as some items in their places. */
  partly: boolean;
  /** With the `bonus`. Null while the game does not tell results. */
  points: number | null;
  bonus: number | null;
}

/** What one player sees of the own seat. */
export interface OwnView {
  seat: number;
  name: string;
  /** What is drawn beside the name, 0 to below `FACES`. */
  face: number;
  /** Null while the game does not tell results. */
  score: number | null;
  /** Null until standings may be known. */
  rank: number | null;
  /** Rank after the question before and the way to the next player: known while standings are shown, else null. */
  previousRank: number | null;
  gap: Gap | null;
  /** The own answer to the question on screen; null: none yet. */
  response: SlideResponse | null;
  /** Known from reveal on; null before, on surveys, and when the game hides answers. */
  result: OwnResult | null;
  /** Index into the teams; null: none. */
  team: number | null;
  /** Right answers in a row, known with the points. */
  streak: number;
  /** Time granted on top of the clock of the question on screen, ms; 0: none. */
  extraMs: number;
}

/** One answer of one's own, looked at after the run. */
export interface ReviewRow {
  slide: number;
  type: SlideType;
  question: string;
  /** As shown; on a typed slide none. */
  answers: AnswerView[];
  /** Null: did not answer. */
  response: SlideResponse | null;
  /** Null: neither right nor wrong, or the game hides answers. */
  correct: boolean | null;
  /** Not right, but a share of it is. */
  partly: boolean;
  /** Null when the game never shows results. */
  points: number | null;
  /** Indices of the right answers, on an order slide in their right order; null when there are none or the game hides them. */
  right: number[] | null;
  /** Typed and number slides: the right answer in words. */
  solution: string[];
  /** Null: there is none, or the game hides answers. */
  explanation: Explanation | null;
}

/** How many picked each answer, on an order slide how many put it in its right place; as long as the answers. */
export type Distribution = number[];

/** A number that was said, and by how many. */
export interface Guess {
  value: number;
  count: number;
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
  /** From reveal on; null before. */
  distribution: Distribution | null;
  /** While a question is open or closed and players have remotes; absent elsewhere. */
  remotes?: RemotesAnswered;
  /** Typed and number slides from reveal on: what was said, most frequent (numbers: nearest) first; null before and elsewhere. */
  said: SaidRow[] | null;
  /** Number slides from reveal on: every number that was said, lowest first; absent before and elsewhere. */
  guesses?: Guess[];
  /** Buzzer slides: the first who pressed, in the order of their turns; absent elsewhere. */
  racers?: RacerRow[];
  muted: boolean;
  /** How loud the big screens are, from 0 to 100. */
  volume: number;
  /** The operator has turned the big screen black. */
  black: boolean;
  /** The code to scan lies over the big screen; never while nobody can come in. */
  largeCode?: true;
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
  /** Null on a media slide. */
  preview: QuestionView | null;
  /** Opening medium, or the medium itself. */
  media: MediaRef | null;
  notes: string;
}

/** What pressing next does now. */
export const NEXT_ACTIONS = [
  'start',
  'goNow',
  'openQuestion',
  'showAnswers',
  'closeAnswers',
  'reveal',
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
