import type { QuestionResult } from '@qc/contract';
import { countLines, rightLines } from './answer-lines.ts';
import type { AnswerWords, ReportKind, ResponseOf } from './report-kind.ts';

/** Its answers have no words of their own. */
export const trueFalse: ReportKind<ResponseOf<'trueFalse'>> = {
  right: (question, words) => rightLines(question, words, truth),
  distribution: (question, words) => countLines(question, words, truth),
  given: (question, { picks }, words) => picks.map((index) => truth(question, index, words)).join(', '),
};

function truth(_question: QuestionResult, index: number, { t }: AnswerWords): string {
  return index === 0 ? t.yes : t.no;
}
