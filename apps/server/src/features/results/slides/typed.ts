import { saidLines, solutionText } from './answer-lines.ts';
import type { ReportKind, ResponseOf } from './report-kind.ts';

/** The words that were typed. */
export const typed: ReportKind<ResponseOf<'typed'>> = {
  right: solutionText,
  distribution: saidLines,
  given: (_question, { text }) => text,
};
