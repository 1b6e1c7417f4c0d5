import type { PlayerAnswer, QuestionResult } from '@qc/contract';
import { answerOutcome, type AnswerOutcome } from '@qc/engine';
import type { ResultExcelTexts } from './result-excel-texts.ts';

/** One answer of a question in words, with its letter. */
export function choiceText({ type, answers }: QuestionResult, index: number, t: ResultExcelTexts): string {
  const answer = answers[index];
  if (type === 'trueFalse') return index === 0 ? t.yes : t.no;
  return `${letterOf(index)}. ${answer?.text || answer?.media?.alt || t.picture}`;
}

/** The right answer in words; empty where there is none. */
export function rightText(question: QuestionResult, t: ResultExcelTexts): string {
  const { type, answers, sequence, solution, isVoid } = question;
  if (isVoid || type === 'survey') return '';
  if (solution.length > 0) return solution.join(' / ');
  if (type === 'order') return sequence.map((index) => choiceText(question, index, t)).join('\n');
  return answers.flatMap(({ correct }, index) => (correct ? choiceText(question, index, t) : [])).join('\n');
}

/** How many gave which answer, a line for each. */
export function distributionText(question: QuestionResult, t: ResultExcelTexts): string {
  const { type, answers, said } = question;
  if (type === 'typed' || type === 'number') return said.map(({ text, count }) => `${text}: ${count}`).join('\n');
  if (type === 'miniGame') return '';
  return answers.map(({ count }, index) => `${choiceText(question, index, t)}: ${count}`).join('\n');
}

/** Behind the words of an answer that is right, partly right or wrong: the same without colour. */
export const OUTCOME_SIGNS: Readonly<Record<AnswerOutcome, string>> = { right: '✓', partly: '◐', wrong: '✗' };

/** What a player answered, with a sign where it is right, partly right or wrong; empty: nothing. */
export function givenText(question: QuestionResult, answer: PlayerAnswer | undefined, t: ResultExcelTexts): string {
  if (!answer?.choice) return '';
  if (question.type === 'miniGame') return answer.text === null ? t.noScore : `${shareOf(answer.text)}%`;
  const words = answer.text ?? answer.choice.map((index) => choiceText(question, index, t)).join(', ');
  const outcome = answerOutcome(question, answer);
  return outcome === null ? words : `${words} ${OUTCOME_SIGNS[outcome]}`;
}

function shareOf(text: string): number {
  return Math.round(Number(text) * 100);
}

function letterOf(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}
