import { newQuestion } from '@qc/contract';
import type { TestSlide } from '../crash/account.ts';

/** Words that stand in the key only. */
export const CANARIES = ['canaryspelling', '731947', '846203', 'canarynote'];

/** One slide of every kind that has a key; the two keys are of equal length, and everything else is the same. */
export function twinSlides(key: 1 | 2): TestSlide[] {
  const first = key === 1;
  const base = { time: 300, score: 1000, notes: `canarynote ${key}` };
  const answers = (texts: readonly string[], right: readonly number[]) =>
    texts.map((text, at) => ({ text, media: null, correct: right.includes(at) }));
  const four = ['One', 'Two', 'Three', 'Four'];
  const order = ['First', 'Second', 'Third', 'Fourth'];
  const { numberKey } = newQuestion('number');
  return [
    { ...base, type: 'trivia', question: 'One of several', answers: answers(four, [first ? 0 : 1]) },
    { ...base, type: 'trueFalse', question: 'True or false', answers: answers(['True', 'False'], [first ? 0 : 1]) },
    {
      ...base,
      type: 'trivia',
      question: 'Several of several',
      selection: 'multiple',
      answers: answers(four, first ? [0, 2] : [1, 3]),
    },
    { ...base, type: 'typed', question: 'Typed', answers: answers([`canaryspelling ${key}`], [0]) },
    {
      ...base,
      type: 'number',
      question: 'Number',
      answers: [],
      numberKey: { ...numberKey, value: first ? 731_947 : 846_203, rule: 'closest' },
    },
    { ...base, type: 'order', question: 'Order', answers: answers(first ? order : order.toReversed(), [0, 1, 2, 3]) },
  ];
}
