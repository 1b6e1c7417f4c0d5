import { answerLetter } from '@qc/words';
import type { QuestionResult } from '@qc/contract';
import type { AnswerWords } from './report-kind.ts';

/** One answer of a question in words. */
type AnswerText = (question: QuestionResult, index: number, words: AnswerWords) => string;

/** An answer with its letter: what it says, or what its picture shows. */
export const letteredAnswer: AnswerText = ({ answers }, index, { t, letters }) => {
  const answer = answers[index];
  return `${answerLetter(index, letters)}. ${answer?.text || answer?.media?.alt || t.picture}`;
};

/** How many gave each answer, in lines. */
export function countLines(question: QuestionResult, words: AnswerWords, answerText: AnswerText): string {
  return question.answers.map(({ count }, index) => `${answerText(question, index, words)}: ${count}`).join('\n');
}

/** The answers that are marked right, in lines. */
export function rightLines(question: QuestionResult, words: AnswerWords, answerText: AnswerText): string {
  return question.answers
    .flatMap(({ correct }, index) => (correct ? answerText(question, index, words) : []))
    .join('\n');
}

/** The right answer where it is said: each spelling. */
export function solutionText({ solution }: QuestionResult): string {
  return solution.join(' / ');
}

/** How many said what, in lines. */
export function saidLines({ said }: QuestionResult): string {
  return said.map(({ text, count }) => `${text}: ${count}`).join('\n');
}
