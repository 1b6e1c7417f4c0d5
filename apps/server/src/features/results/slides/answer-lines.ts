import type { ResultExcelTexts } from '@qc/words/en/server/files/result-excel';
import { answerName, lettersOf } from '@qc/words';
import type { GameResult, QuestionResult } from '@qc/contract';
import type { AnswerWords } from './report-kind.ts';

/** A Latin letter at its beginning would turn a line of Hebrew or Arabic round. */
const RIGHT_TO_LEFT = '\u200F';

/** One answer of a question in words. */
type AnswerText = (question: QuestionResult, index: number, words: AnswerWords) => string;

/** With what the answers of a result are worded. */
export function answerWordsOf(result: Omit<GameResult, '_id'>, t: ResultExcelTexts): AnswerWords {
  return { t, shown: lettersOf(result, result), direction: result.direction };
}

/** An answer with its letter or shape: what it says, or what its picture shows. */
export const letteredAnswer: AnswerText = ({ answers }, index, words) => {
  const answer = answers[index];
  return withLetter(answer?.text || answer?.media?.alt || words.t.picture, index, words);
};

/** Words of an answer behind the letter, or the shape, that players saw. */
export function withLetter(said: string, index: number, { shown, direction }: AnswerWords): string {
  const turned = direction === 'rtl' && shown.letters === 'en' ? RIGHT_TO_LEFT : '';
  return `${turned}${answerName(shown, index)}${shown.seen === 'never' ? '' : '.'} ${said}`;
}

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
