import type { QuestionContent } from '@qc/contract';
import type { RunSlide } from '../run-game.ts';

/** What is checked of a slide; stored slides and the editor's drafts fit. */
export type CheckedSlide = Pick<
  QuestionContent,
  | 'type'
  | 'question'
  | 'queMessage'
  | 'answers'
  | 'typing'
  | 'numberKey'
  | 'miniGame'
  | 'score'
  | 'time'
  | 'openingMedia'
  | 'endingMedia'
>;

/** A slide as written, as a run takes it; stored slides fit. */
export type WrittenSlide = Pick<QuestionContent, keyof RunSlide & keyof QuestionContent>;
