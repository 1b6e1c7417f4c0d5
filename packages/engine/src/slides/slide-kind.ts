import type {
  AnswerView,
  BreakRules,
  Distribution,
  KeyCorrection,
  MediaRef,
  QuestionResult,
  QuestionView,
  SlideResponse,
  SlideType,
} from '@qc/contract';
import type { ShownLetters } from '@qc/words';
import type { SlideGap } from './slide-gap.ts';
import type { CheckedOf, OwnOfKinds, WrittenOf } from './written-slide.ts';
import type { RunSlide } from '../run-game.ts';
import type { SaidGroup } from './said-groups.ts';

/** How right an answer is. */
export interface Grade {
  /** Wholly right. */
  correct: boolean;
  /** Share of the points, 0..1. */
  fraction: number;
  /** Nothing in it is right: only such an answer may cost points. */
  wrong: boolean;
  /** Points that the slide itself takes off for a wrong one, whatever the game's rule; absent or 0: none. */
  cost?: number;
}

/** What a kind adds to the view of a question; nothing of the key. */
export interface KindView extends Partial<Pick<QuestionView, 'selection' | 'script' | 'unit' | 'miniGame'>> {
  answers: AnswerView[];
}

/** What slides of a kind are answered with; nothing where nobody answers. */
type ResponseOf<T extends SlideType> = Extract<SlideResponse, { type: T }>;

/**
 * A kind of slide: everything that is decided by it. All of it is pure; the type is only its name. `T` is its name,
 * `R` what players answer with. A response that is graded or counted is in the form that `take` gave it.
 */
export interface SlideKind<T extends SlideType = SlideType, R extends SlideResponse = ResponseOf<T>> {
  /** It asks something; a media slide only shows. */
  asks: boolean;
  /** Answers are right or wrong, or worth a share of the points. */
  isGraded: boolean;
  /** It has a key of its own, which can be shown and put right. */
  hasKey: boolean;
  /** Speed counts; a mini-game takes the time it takes. */
  isTimed: boolean;
  /** Who presses first answers for all: nobody else is asked, and time breaks no ties. */
  isRace: boolean;
  /** It is played on until its clock is over: closed by hand, its last seconds run out first. */
  windsDown: boolean;
  /** Its answers come into sight one after another, to be read as they come. */
  dealsAnswers: boolean;
  /** Neighbours may talk about it between two votes. */
  isTalkedAbout: boolean;
  /** How many answered what tells what is right, so that it is kept back with the key. */
  countsTellKey: boolean;
  /** What is shown before it asks anything; of a slide that asks nothing what it is about. */
  medium(slide: RunSlide): MediaRef | null;
  /** The break that it is; null: it is none. */
  pause(slide: RunSlide): BreakRules | null;
  /** What is missing or wrong in what the author wrote, beside what every question needs. `hosts`: see `checkGame`. */
  gaps(slide: CheckedOf<T>, hosts: readonly string[] | undefined): SlideGap[];
  /** What is played of what was written. `seed` mixes; `hasRivals`: points may hang on others. */
  prepare(slide: WrittenOf<T>, how: { seed: string; hasRivals: boolean }): Partial<Pick<RunSlide, OwnOfKinds>>;
  /** A response in its stored form; null when no page of ours could have sent it `elapsedMs` after the opening. */
  take(slide: RunSlide, response: R, elapsedMs: number): R | null;
  /** How right a response is; null: it is not graded. `settled` is what `settle` gave. */
  grade(slide: RunSlide, response: R, settled: number | null): Grade | null;
  /** What points hang on beside the own answer, once nobody answers any more; null: nothing. */
  settle(slide: RunSlide, responses: Iterable<R>): number | null;
  view(slide: RunSlide): KindView;
  /** Indices of the right answers, on an order slide in their right order; none where answers are not picked. */
  right(slide: Keyed): number[];
  /** The right answer in words where it is said, the first spelling first; none elsewhere. */
  solution(slide: Keyed): string[];
  /** How many picked each answer or put it in its place, as long as the answers shown; a report's question fits. */
  count(slide: Pick<RunSlide, 'answers' | 'sequence'>, responses: Iterable<R>): Distribution;
  /** What was said, alike things together; null where nothing is said. */
  said(slide: RunSlide, responses: Iterable<R>, settled: number | null): SaidGroup[] | null;
  /** How far from the right one a response is, where nearness can be told; null elsewhere. */
  distance(slide: RunSlide, response: R): number | null;
  /** The number that was said; null where none is. */
  guess(response: R): number | null;
  /** The key in words, for the audit of corrections; letters as players saw them. */
  keyWords(slide: RunSlide, shown: ShownLetters): string[];
  /** The slide with its key put right, and not void; null: the correction does not fit. */
  correct(slide: RunSlide, correction: KeyCorrection): RunSlide | null;
  /** The share of an answer that is not right that is right all the same, by a report's question. */
  rightPart(question: Pick<QuestionResult, 'answers' | 'sequence'>, response: R): number;
}

/** What of a slide holds its key; a report's slide fits. */
export type Keyed = Pick<RunSlide, 'answers' | 'sequence' | 'numberKey' | 'buzzer'>;
