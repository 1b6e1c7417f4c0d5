import type { SlideType } from '@qc/contract';

/** A text for each slide type. */
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
  buzzer: 'Buzzer',
  break: 'Break',
};

/** What each slide type is for. */
export const slideTypeHints: SlideTypesTexts = {
  trivia: 'Two to eight answers, one or more are correct',
  trueFalse: 'One statement, two buttons',
  survey: 'Hear what people think. No correct answer, no points',
  typed: 'Players type the answer themselves',
  number: 'A guess: the closest wins, or everyone close enough',
  order: 'Players put the answers in the right order',
  media: 'An image, video or audio with a heading, nothing to answer',
  miniGame: 'A small game from another site, played on each phone',
  buzzer: 'Whoever buzzes first answers out loud, and the host judges',
  break: 'A pause with a countdown and music, and the leaderboard so far',
};
