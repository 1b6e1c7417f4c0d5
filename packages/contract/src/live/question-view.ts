import type { MediaRef } from '../entities/media.ts';
import type { SlideType } from '../entities/question.ts';
import type { SlideTimes } from '../slides/every-slide.ts';
import type { Selection } from '../slides/selection.ts';
import type { TypingScript } from '../slides/typed.ts';

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
