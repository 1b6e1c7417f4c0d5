import { countLines, letteredAnswer, rightLines } from './answer-lines.ts';
import type { ReportKind, ResponseOf } from './report-kind.ts';

/** Answers with their letters. */
export const trivia: ReportKind<ResponseOf<'trivia'>> = {
  right: (question, words) => rightLines(question, words, letteredAnswer),
  distribution: (question, words) => countLines(question, words, letteredAnswer),
  given: (question, { picks }, words) => picks.map((index) => letteredAnswer(question, index, words)).join(', '),
};
