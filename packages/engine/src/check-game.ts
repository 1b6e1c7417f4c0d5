import type { QuestionContent } from '@qc/contract';
import { ANSWERS_MAX, ANSWERS_MIN } from '@qc/contract/limits';

/** Everything that can be missing or wrong in a game. The screens word each code. */
export const GAP_CODES = [
  'nameRequired',
  'noSlides',
  'questionRequired',
  'mediaRequired',
  'tooFewAnswers',
  'tooManyAnswers',
  'blankAnswer',
  'duplicateAnswer',
  'noCorrectAnswer',
  'oneCorrectAnswer',
  'timeRequired',
  'scoreRequired',
] as const;
export type GapCode = (typeof GAP_CODES)[number];

/** Fields a gap can be in. */
export type GapField = 'name' | 'questions' | 'question' | 'openingMedia' | 'answers' | 'time' | 'score';

/** One thing to put right before a game can be run. */
export interface Gap {
  /** Index of the slide; null: the game itself. */
  slide: number | null;
  field: GapField;
  code: GapCode;
  /** Index of the answer, when it is one answer. */
  answer?: number;
}

/** What is checked of a slide; stored slides and the editor's drafts fit. */
export type CheckedSlide = Pick<
  QuestionContent,
  'type' | 'question' | 'answers' | 'score' | 'time' | 'openingMedia' | 'endingMedia'
>;

/** Lists the gaps of a game in reading order; empty: it can be run. */
export function checkGame(game: { name: string; questions: readonly CheckedSlide[] }): Gap[] {
  const gaps: Gap[] = [];
  if (isBlank(game.name)) gaps.push({ slide: null, field: 'name', code: 'nameRequired' });
  if (game.questions.length === 0) gaps.push({ slide: null, field: 'questions', code: 'noSlides' });
  return [...gaps, ...game.questions.flatMap((slide, index) => checkSlide(slide, index))];
}

/** Lists the gaps of one slide. */
export function checkSlide(slide: CheckedSlide, index: number): Gap[] {
  if (slide.type === 'media')
    return slide.openingMedia === null ? [{ slide: index, field: 'openingMedia', code: 'mediaRequired' }] : [];
  const gaps: Gap[] = [];
  if (isBlank(slide.question) && slide.openingMedia === null && slide.endingMedia === null)
    gaps.push({ slide: index, field: 'question', code: 'questionRequired' });
  gaps.push(...answerGaps(slide).map((gap): Gap => ({ slide: index, field: 'answers', ...gap })));
  if (slide.time === null || slide.time <= 0) gaps.push({ slide: index, field: 'time', code: 'timeRequired' });
  if (slide.type !== 'survey' && slide.score === null)
    gaps.push({ slide: index, field: 'score', code: 'scoreRequired' });
  return gaps;
}

type AnswerGap = Pick<Gap, 'code' | 'answer'>;

function answerGaps({ type, answers }: CheckedSlide): AnswerGap[] {
  const gaps: AnswerGap[] = [];
  if (answers.length < ANSWERS_MIN) gaps.push({ code: 'tooFewAnswers' });
  // The screens translate the two answers of true/false, so they have no text of their own.
  if (type === 'trueFalse' && answers.length > 2) gaps.push({ code: 'tooManyAnswers' });
  if (type !== 'trueFalse') gaps.push(...contentGaps(answers));
  const rightCount = answers.filter((answer) => answer.correct).length;
  if (type !== 'survey' && rightCount === 0) gaps.push({ code: 'noCorrectAnswer' });
  if (type === 'trueFalse' && rightCount > 1) gaps.push({ code: 'oneCorrectAnswer' });
  return gaps;
}

function contentGaps(answers: CheckedSlide['answers']): AnswerGap[] {
  const gaps: AnswerGap[] = [];
  if (answers.length > ANSWERS_MAX) gaps.push({ code: 'tooManyAnswers' });
  const seen = new Set<string>();
  answers.forEach((answer, index) => {
    if (isBlank(answer.text) && answer.media === null) {
      gaps.push({ code: 'blankAnswer', answer: index });
      return;
    }
    const text = answer.text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
    const key = JSON.stringify([text, answer.media?._id ?? null]);
    if (seen.has(key)) gaps.push({ code: 'duplicateAnswer', answer: index });
    seen.add(key);
  });
  return gaps;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
