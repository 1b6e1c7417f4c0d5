import type { SlideType } from '@qc/contract';

/** What people call each slide type: the same word on every screen. */
export type SlideTypesTexts = Record<SlideType, string>;

/** What people call each slide type: the same word on every screen. */
export const slideTypes: SlideTypesTexts = {
  trivia: 'Multiple choice',
  trueFalse: 'True or false',
  survey: 'Poll',
  typed: 'Typed answer',
  number: 'Number',
  order: 'Ordering',
  media: 'Media slide',
  miniGame: 'Mini-game',
};
