import { ANSWERS_MAX, ANSWERS_MIN } from '@qc/contract';

/** What can be missing in a game, as the engine says it. */
export type GapCode =
  | 'nameRequired'
  | 'noSlides'
  | 'typeNotForDevice'
  | 'questionRequired'
  | 'subheadingRequired'
  | 'mediaRequired'
  | 'linkRequired'
  | 'linkInvalid'
  | 'tooFewAnswers'
  | 'tooManyAnswers'
  | 'hostRefused'
  | 'textTooLong'
  | 'mixedScripts'
  | 'blankAnswer'
  | 'duplicateAnswer'
  | 'noCorrectAnswer'
  | 'oneCorrectAnswer'
  | 'spellingRequired'
  | 'spellingScript'
  | 'numberRequired'
  | 'timeRequired'
  | 'scoreRequired';

/** What is missing, by the engine's codes. */
export type GameGapsTexts = Record<GapCode, string>;

/** What is missing, by the engine's codes. */
export const gameGaps: GameGapsTexts = {
  nameRequired: 'The game needs a name',
  noSlides: 'Add at least one slide',
  typeNotForDevice: 'This slide type doesn’t work on this game’s devices: choose another',
  questionRequired: 'Write the question, or show media before or after it',
  subheadingRequired: 'In the subheading, write what to do in the mini-game',
  mediaRequired: 'Choose an image, video or audio for this slide',
  linkRequired: 'Add the mini-game’s link',
  linkInvalid: 'The link must start with https://',
  tooFewAnswers: `Add at least ${ANSWERS_MIN} answers`,
  tooManyAnswers: `At most ${ANSWERS_MAX} answers`,
  textTooLong: 'Too long: shorten it',
  mixedScripts: 'Hebrew and Arabic are mixed in the answers: write them in one language',
  hostRefused: 'Mini-games of this site can’t be shown here: choose another link',
  blankAnswer: 'Fill this in or remove it',
  duplicateAnswer: 'This answer appears twice',
  noCorrectAnswer: 'Mark at least one correct answer',
  oneCorrectAnswer: 'Only one of the two can be correct',
  spellingRequired: 'Add at least one accepted answer',
  spellingScript: 'Players can’t type this in the chosen language',
  numberRequired: 'Enter the correct number',
  timeRequired: 'Set the time to answer',
  scoreRequired: 'Set the points',
};
