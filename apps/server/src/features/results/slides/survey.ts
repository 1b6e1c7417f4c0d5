import { countLines, letteredAnswer } from './answer-lines.ts';
import type { ReportKind, ResponseOf } from './report-kind.ts';

/** Answers with their letters, none of them right. */
export const survey: ReportKind<ResponseOf<'survey'>> = {
  right: () => '',
  distribution: (question, words) => countLines(question, words, letteredAnswer),
  given: (question, { picks }, words) => picks.map((index) => letteredAnswer(question, index, words)).join(', '),
};
