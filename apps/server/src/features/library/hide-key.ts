import type { Answer, Question } from '@qc/contract';
import { searchKey } from '#platform/db/search-key';

/**
 * The question as somebody may see it who is to answer it one day: no mark of a right answer, no number, no spelling,
 * no order that is the right one; nothing that was meant for the operator alone or comes after the answer.
 */
export function hideKey(question: Question): Question {
  const bare = { ...question, endingMedia: null, notes: '' };
  switch (bare.type) {
    case 'number':
      return { ...bare, numberKey: { ...bare.numberKey, value: null, tolerance: 0 } };
    case 'typed':
      return { ...bare, answers: [] };
    case 'order':
      return { ...bare, answers: bare.answers.map(unmarked).toSorted(byText) };
    case 'trivia':
    case 'trueFalse':
    case 'survey':
      return { ...bare, answers: bare.answers.map(unmarked) };
    case 'media':
    case 'miniGame':
      return bare;
  }
}

function unmarked(answer: Answer): Answer {
  return { ...answer, correct: false };
}

/** An order that anybody can make from what is shown, so that it tells nothing. */
function byText(a: Answer, b: Answer): number {
  const [first, second] = [a, b].map(({ text, media }) => `${searchKey(text)} ${media?._id ?? ''}`);
  return (first ?? '') < (second ?? '') ? -1 : 1;
}
