import type { Question } from '@qc/contract';
import { searchKey } from '#platform/db/search-key';

/**
 * The question as somebody may see it who is to answer it one day: no mark of a right answer, no number, no spelling,
 * no order that is the right one; nothing that was meant for the operator alone or comes after the answer.
 */
export function hideKey(question: Question): Question {
  const bare = {
    ...question,
    numberKey: { ...question.numberKey, value: null, tolerance: 0 },
    endingMedia: null,
    notes: '',
  };
  if (question.type === 'typed') return { ...bare, answers: [] };
  const answers = question.answers.map((answer) => ({ ...answer, correct: false }));
  return { ...bare, answers: question.type === 'order' ? answers.toSorted(byText) : answers };
}

/** An order that anybody can make from what is shown, so that it tells nothing. */
function byText(a: Question['answers'][number], b: Question['answers'][number]): number {
  const [first, second] = [a, b].map(({ text, media }) => `${searchKey(text)} ${media?._id ?? ''}`);
  return (first ?? '') < (second ?? '') ? -1 : 1;
}
