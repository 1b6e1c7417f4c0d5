import { type Answer, ANSWERS_MAX, answersOf, newAnswer, type QuestionContent } from '@qc/contract';
import { readNumber } from '@qc/engine';
import type { Carried } from './editor-kind.ts';

/** From a slide without anything that another kind could take. */
export const NOTHING_CARRIED: Carried = { list: null, right: [], selection: 'single' };

/** The texts of the answers that are marked as right. */
export function rightTexts(answers: readonly Answer[]): string[] {
  return answers.flatMap(({ text, correct }) => (correct && text !== '' ? [text] : []));
}

/** A list of answers out of what was carried: marks of the kind before mean nothing here, words that were right do. */
export function listFrom({ list, right }: Carried, fresh: readonly Answer[], marks: boolean): { answers?: Answer[] } {
  if (list) return { answers: list.map((answer) => ({ ...answer, correct: false })) };
  if (right.length === 0) return {};
  const words = right.slice(0, ANSWERS_MAX).map((word) => newAnswer(word, marks));
  return { answers: [...words, ...fresh.slice(words.length)] };
}

/** Whether a text or a picture of these answers has no place in what their slide becomes. */
export function losesAnswerOf(answers: readonly Answer[], becomes: QuestionContent): boolean {
  const kept = wordsIn(becomes);
  return answers.some(
    ({ text, media }) =>
      (text !== '' && !kept.has(text) && !kept.has(String(readNumber(text)))) ||
      (media !== null && !answersOf(becomes).some((answer) => answer.media === media)),
  );
}

/** What a slide says in its answers, its number and what is said aloud. */
export function wordsIn(slide: QuestionContent): ReadonlySet<string> {
  const value = 'numberKey' in slide ? slide.numberKey.value : null;
  const said = 'buzzer' in slide ? slide.buzzer.answer : '';
  return new Set([...answersOf(slide).map(({ text }) => text), String(value ?? ''), said]);
}
