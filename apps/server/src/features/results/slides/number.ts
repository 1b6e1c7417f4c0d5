import { writtenResponse } from '@qc/engine';
import { saidLines, solutionText } from './answer-lines.ts';
import type { ReportKind, ResponseOf } from './report-kind.ts';

/** The numbers, as they are written in no particular language. */
export const number: ReportKind<ResponseOf<'number'>> = {
  right: solutionText,
  distribution: saidLines,
  given: (_question, response) => writtenResponse(response) ?? '',
};
