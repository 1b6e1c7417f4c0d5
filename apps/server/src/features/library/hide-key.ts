import type { Answer, Question } from '@qc/contract';
import { keyInAnswers } from '@qc/engine';
import { searchKey } from '#platform/db/search-key';

/**
 * The question as somebody may see it who is to answer it one day: no mark of a right answer, no number, no spelling,
 * no order that is the right one; nothing that was meant for the operator alone or comes after the answer.
 */
export function hideKey(question: Question): Question {
  const bare = { ...question, endingMedia: null, notes: '' };
  if ('numberKey' in bare) return { ...bare, numberKey: { ...bare.numberKey, value: null, tolerance: 0 } };
  return 'answers' in bare ? { ...bare, answers: withoutKey(bare.answers, keyInAnswers(bare)) } : bare;
}

function withoutKey(answers: readonly Answer[], key: ReturnType<typeof keyInAnswers>): Answer[] {
  if (key === 'words') return [];
  const bare = answers.map(unmarked);
  return key === 'order' ? bare.toSorted(byText) : bare;
}

function unmarked(answer: Answer): Answer {
  return { ...answer, correct: false };
}

/** An order that anybody can make from what is shown, so that it tells nothing. */
function byText(a: Answer, b: Answer): number {
  const [first, second] = [a, b].map(({ text, media }) => `${searchKey(text)} ${media?._id ?? ''}`);
  return (first ?? '') < (second ?? '') ? -1 : 1;
}
