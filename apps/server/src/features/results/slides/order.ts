import { countLines, letteredAnswer } from './answer-lines.ts';
import type { ReportKind, ResponseOf } from './report-kind.ts';

/** Items with the letters they had while mixed; what counts is who put one in its place. */
export const order: ReportKind<ResponseOf<'order'>> = {
  right: (question, words) => question.sequence.map((index) => letteredAnswer(question, index, words)).join('\n'),
  distribution: (question, words) => countLines(question, words, letteredAnswer),
  given: (question, { sequence }, words) => sequence.map((index) => letteredAnswer(question, index, words)).join(', '),
};
