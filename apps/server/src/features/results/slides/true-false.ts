import type { QuestionResult } from '@qc/contract';
import { countLines, rightLines, withLetter } from './answer-lines.ts';
import type { AnswerWords, ReportKind, ResponseOf } from './report-kind.ts';

/** Its answers have no words of their own, and letters where players pressed keys. */
export const trueFalse: ReportKind<ResponseOf<'trueFalse'>> = {
  right: (question, words) => rightLines(question, words, truth),
  distribution: (question, words) => countLines(question, words, truth),
  given: (question, { picks }, words) => picks.map((index) => truth(question, index, words)).join(', '),
};

function truth(_question: QuestionResult, index: number, words: AnswerWords): string {
  const said = index === 0 ? words.t.yes : words.t.no;
  return words.shown.seen === 'onKeys' ? withLetter(said, index, words) : said;
}
