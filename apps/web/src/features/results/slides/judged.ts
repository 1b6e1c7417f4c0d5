import type { QuestionResult } from '@qc/contract';
import type { AnswerWords, ReportKind } from './report-kind.ts';

/** An answer's text, or its picture's description. */
export const writtenAnswer: AnswerWords = ({ answers }, index, t) => {
  const answer = answers[index];
  return answer?.text || answer?.media?.alt || t.pictureAnswer;
};

/** Indices of the answers that are marked right. */
function markedRight({ answers }: QuestionResult): number[] {
  return answers.flatMap((answer, index) => (answer.correct ? [index] : []));
}

/** What holds of most kinds: answers have words of their own and are right or wrong; no score is told. */
export const JUDGED = {
  answer: writtenAnswer,
  averageScore: () => null,
  instead: () => null,
  right: markedRight,
} satisfies Partial<ReportKind>;
