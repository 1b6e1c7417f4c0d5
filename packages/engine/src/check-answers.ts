import type { Answer } from '@qc/contract';
import { ANSWER_TEXT_MAX, ANSWERS_MAX, ANSWERS_MIN, SPELLINGS_MAX } from '@qc/contract/limits';
import type { CheckedSlide, Gap } from './prepare/check-game.ts';
import { foldTyped } from './grading/fold-typed.ts';
import { fitsScript } from './grading/typed-script.ts';

type AnswerGap = Pick<Gap, 'code' | 'answer'>;

/** What is missing or wrong in the answers of a slide. */
export function answerGaps(written: CheckedSlide): AnswerGap[] {
  const slide = written.type === 'trueFalse' ? written : { ...written, answers: dropBlankEnd(written.answers) };
  const gaps = gapsByType(slide);
  if (slide.type === 'media' || slide.type === 'miniGame' || slide.type === 'number') return gaps;
  slide.answers.forEach(({ text }, answer) => {
    if (text.trim().length > ANSWER_TEXT_MAX) gaps.push({ code: 'textTooLong', answer });
  });
  if (mixesScripts(slide.answers)) gaps.push({ code: 'mixedScripts' });
  return gaps;
}

/** Without the empty answers at the end: rows that stand ready and were never used. One that is marked right stays. */
export function dropBlankEnd<A extends Answer>(answers: readonly A[]): A[] {
  const last = answers.findLastIndex(({ text, media, correct }) => text.trim() !== '' || media !== null || correct);
  // The spellings of a typed answer are all right: there an empty one is one that was never used.
  const written = answers.findLastIndex(({ text, media }) => text.trim() !== '' || media !== null);
  return answers.slice(0, (answers.every(({ correct }) => correct) ? written : last) + 1);
}

/**
 * Answers are in one language, or numbers (decision 0027). Latin letters may stand beside any: formulas, units, names.
 * Hebrew beside Arabic is neither.
 */
function mixesScripts(answers: readonly Answer[]): boolean {
  const words = answers.map(({ text }) => text).join('\n');
  return /\p{Script=Hebrew}/u.test(words) && /\p{Script=Arabic}/u.test(words);
}

function gapsByType(slide: CheckedSlide): AnswerGap[] {
  switch (slide.type) {
    case 'trivia':
      return [...countGaps(slide, ANSWERS_MAX), ...contentGaps(slide), ...keyGaps(slide)];
    case 'trueFalse':
      // The screens translate the two answers, so they have no text of their own.
      return [...countGaps(slide, 2), ...keyGaps(slide)];
    case 'survey':
    case 'order':
      return [...countGaps(slide, ANSWERS_MAX), ...contentGaps(slide)];
    case 'typed':
      return spellingGaps(slide);
    case 'number':
    case 'media':
    case 'miniGame':
      return [];
  }
}

function countGaps({ answers }: CheckedSlide, max: number): AnswerGap[] {
  if (answers.length < ANSWERS_MIN) return [{ code: 'tooFewAnswers' }];
  return answers.length > max ? [{ code: 'tooManyAnswers' }] : [];
}

function keyGaps({ type, answers }: CheckedSlide): AnswerGap[] {
  const rightCount = answers.filter((answer) => answer.correct).length;
  if (rightCount === 0) return [{ code: 'noCorrectAnswer' }];
  return type === 'trueFalse' && rightCount > 1 ? [{ code: 'oneCorrectAnswer' }] : [];
}

function contentGaps({ answers }: CheckedSlide): AnswerGap[] {
  const seen = new Set<string>();
  return answers.flatMap(({ text, media }, answer): AnswerGap[] => {
    if (text.trim() === '' && media === null) return [{ code: 'blankAnswer', answer }];
    const folded = text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
    return twice(seen, JSON.stringify([folded, media?._id ?? null]), answer);
  });
}

function spellingGaps({ answers, typing }: CheckedSlide): AnswerGap[] {
  const forms = answers.map(({ text }) => foldTyped(text, typing));
  if (forms.every((form) => form === '')) return [{ code: 'spellingRequired' }];
  const gaps: AnswerGap[] = answers.length > SPELLINGS_MAX ? [{ code: 'tooManyAnswers' }] : [];
  answers.forEach(({ text }, answer) => {
    const form = forms[answer] ?? '';
    if (form === '') gaps.push({ code: 'blankAnswer', answer });
    // A spelling that nobody is allowed to type.
    else if (!fitsScript(text, typing.script)) gaps.push({ code: 'spellingScript', answer });
  });
  return gaps;
}

function twice(seen: Set<string>, key: string, answer: number): AnswerGap[] {
  if (seen.has(key)) return [{ code: 'duplicateAnswer', answer }];
  seen.add(key);
  return [];
}
