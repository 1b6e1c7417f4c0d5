/** Everything that can be missing or wrong in a game. The screens word each code. */
export const GAP_CODES = [
  'nameRequired',
  'noSlides',
  'typeNotForDevice',
  'questionRequired',
  'subheadingRequired',
  'mediaRequired',
  'linkRequired',
  'linkInvalid',
  'tooFewAnswers',
  'tooManyAnswers',
  'hostRefused',
  'textTooLong',
  'mixedScripts',
  'blankAnswer',
  'duplicateAnswer',
  'noCorrectAnswer',
  'oneCorrectAnswer',
  'spellingRequired',
  'spellingScript',
  'numberRequired',
  'timeRequired',
  'scoreRequired',
] as const;
export type GapCode = (typeof GAP_CODES)[number];

/** Fields a gap can be in. */
export type GapField =
  | 'name'
  | 'questions'
  | 'type'
  | 'question'
  | 'queMessage'
  | 'openingMedia'
  | 'miniGame'
  | 'answers'
  | 'numberKey'
  | 'time'
  | 'score';

/** One thing to put right in a slide that is looked at alone. */
export interface SlideGap {
  field: GapField;
  code: GapCode;
  /** Index of the answer, when it is one answer. */
  answer?: number;
}
