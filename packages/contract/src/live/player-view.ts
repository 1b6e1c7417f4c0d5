import type { SlideType } from '../entities/question.ts';
import type { SlideResponse } from '../slides/slide-kinds.ts';
import type { Gap, OwnInRound } from './moment-views.ts';
import type { AnswerView, Explanation } from './question-view.ts';

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
  /** While the standings of a round are shown, the place there; absent elsewhere. */
  inRound?: OwnInRound;
  /** The own answer to the question on screen; null: none yet. */
  response: SlideResponse | null;
  /** What was answered in the first of two votes: from the talk on; absent: nothing, or it is voted on once. */
  firstResponse?: SlideResponse;
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
