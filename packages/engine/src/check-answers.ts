import { ANSWERS_MAX, ANSWERS_MIN, SPELLINGS_MAX } from '@qc/contract/limits';
import type { CheckedSlide, Gap } from './check-game.ts';
import { foldTyped } from './grading/fold-typed.ts';
import { fitsScript } from './grading/typed-script.ts';

type AnswerGap = Pick<Gap, 'code' | 'answer'>;

/** What is missing or wrong in the answers of a slide. */
export function answerGaps(slide: CheckedSlide): AnswerGap[] {
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
  const seen = new Set<string>();
  answers.forEach(({ text }, answer) => {
    const form = forms[answer] ?? '';
    if (form === '') gaps.push({ code: 'blankAnswer', answer });
    // A spelling that nobody is allowed to type.
    else if (!fitsScript(text, typing.script)) gaps.push({ code: 'spellingScript', answer });
    else gaps.push(...twice(seen, form, answer));
  });
  return gaps;
}

function twice(seen: Set<string>, key: string, answer: number): AnswerGap[] {
  if (seen.has(key)) return [{ code: 'duplicateAnswer', answer }];
  seen.add(key);
  return [];
}
