import type { ResultExcelTexts } from '@qc/words/en/server/files/result-excel';
import { answerLetter } from '@qc/words';
import { pickedIn, type Language, type PlayerAnswer, type QuestionResult } from '@qc/contract';
import { answerOutcome, writtenResponse, type AnswerOutcome } from '@qc/engine';

/** What answers are worded with: the reader's language, and the letters that players saw. */
export interface AnswerWords {
  t: ResultExcelTexts;
  letters: Language;
}

/** One answer of a question in words, with its letter. */
export function choiceText({ type, answers }: QuestionResult, index: number, { t, letters }: AnswerWords): string {
  const answer = answers[index];
  if (type === 'trueFalse') return index === 0 ? t.yes : t.no;
  return `${answerLetter(index, letters)}. ${answer?.text || answer?.media?.alt || t.picture}`;
}

/** The right answer in words; empty where there is none. */
export function rightText(question: QuestionResult, words: AnswerWords): string {
  const { type, answers, sequence, solution, isVoid } = question;
  if (isVoid || type === 'survey') return '';
  if (solution.length > 0) return solution.join(' / ');
  if (type === 'order') return sequence.map((index) => choiceText(question, index, words)).join('\n');
  return answers.flatMap(({ correct }, index) => (correct ? choiceText(question, index, words) : [])).join('\n');
}

/** How many gave which answer, a line for each. */
export function distributionText(question: QuestionResult, words: AnswerWords): string {
  const { type, answers, said } = question;
  if (type === 'typed' || type === 'number') return said.map(({ text, count }) => `${text}: ${count}`).join('\n');
  if (type === 'miniGame') return '';
  return answers.map(({ count }, index) => `${choiceText(question, index, words)}: ${count}`).join('\n');
}

/** Behind the words of an answer that is right, partly right or wrong: the same without colour. */
export const OUTCOME_SIGNS: Readonly<Record<AnswerOutcome, string>> = { right: '✓', partly: '◐', wrong: '✗' };

/** What a player answered, with a sign where it is right, partly right or wrong; empty: nothing. */
export function givenText(question: QuestionResult, answer: PlayerAnswer | undefined, words: AnswerWords): string {
  const response = answer?.response;
  if (!response) return '';
  if (response.type === 'miniGame')
    return response.share === null ? words.t.noScore : `${Math.round(response.share * 100)}%`;
  const picked = pickedIn(response).map((index) => choiceText(question, index, words));
  const given = writtenResponse(response) ?? picked.join(', ');
  const outcome = answerOutcome(question, answer);
  return outcome === null ? given : `${given} ${OUTCOME_SIGNS[outcome]}`;
}
