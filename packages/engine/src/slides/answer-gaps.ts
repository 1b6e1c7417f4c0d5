import type { Answer } from '@qc/contract';
import { ANSWER_TEXT_MAX, ANSWERS_MIN } from '@qc/contract/limits';
import type { SlideGap } from './slide-gap.ts';

/** Without the empty answers at the end: rows that stand ready and were never used. One that is marked right stays. */
export function dropBlankEnd<A extends Answer>(answers: readonly A[]): A[] {
  const last = answers.findLastIndex(({ text, media, correct }) => text.trim() !== '' || media !== null || correct);
  // The spellings of a typed answer are all right: there an empty one is one that was never used.
  const written = answers.findLastIndex(({ text, media }) => text.trim() !== '' || media !== null);
  return answers.slice(0, (answers.every(({ correct }) => correct) ? written : last) + 1);
}

/** Answers as they are run: written ones, with nothing of records in them. */
export function writtenAnswers(answers: readonly Answer[]): Answer[] {
  return dropBlankEnd(answers).map(({ text, media, correct, spoken = '' }) => ({
    ...{ text, media, correct },
    ...(spoken !== '' && { spoken }),
  }));
}

/** Gaps in the number of answers. */
export function countGaps({ length }: readonly Answer[], max: number): SlideGap[] {
  if (length < ANSWERS_MIN) return [{ field: 'answers', code: 'tooFewAnswers' }];
  return length > max ? [{ field: 'answers', code: 'tooManyAnswers' }] : [];
}

/** Answers that are blank, or there twice. */
export function contentGaps(answers: readonly Answer[]): SlideGap[] {
  const seen = new Set<string>();
  return answers.flatMap(({ text, media }, answer): SlideGap[] => {
    if (text.trim() === '' && media === null) return [{ field: 'answers', code: 'blankAnswer', answer }];
    const folded = text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
    const key = JSON.stringify([folded, media?._id ?? null]);
    if (seen.has(key)) return [{ field: 'answers', code: 'duplicateAnswer', answer }];
    seen.add(key);
    return [];
  });
}

/** Answers that are too long, and languages that do not go together. */
export function textGaps(answers: readonly Answer[]): SlideGap[] {
  const gaps = answers.flatMap(({ text }, answer): SlideGap[] =>
    text.trim().length > ANSWER_TEXT_MAX ? [{ field: 'answers', code: 'textTooLong', answer }] : [],
  );
  return mixesScripts(answers) ? [...gaps, { field: 'answers', code: 'mixedScripts' }] : gaps;
}

/**
 * Answers are in one language, or numbers (decision 0027). Latin letters may stand beside any: formulas, units, names.
 * Hebrew beside Arabic is neither.
 */
function mixesScripts(answers: readonly Answer[]): boolean {
  const words = answers.map(({ text }) => text).join('\n');
  return /\p{Script=Hebrew}/u.test(words) && /\p{Script=Arabic}/u.test(words);
}
