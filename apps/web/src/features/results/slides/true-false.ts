import type { Texts } from '@qc/words/en/screens/results/results';
import type { QuestionResult } from '@qc/contract';
import { pickedKind } from './picked.tsx';
import type { ReportKind, ResponseOf } from './report-kind.ts';

/** Picked answers that the screen words. */
export const trueFalse: ReportKind<ResponseOf<'trueFalse'>> = pickedKind(truth, { hasRight: true });

function truth(_question: QuestionResult, index: number, t: Texts): string {
  return index === 0 ? t.trueAnswer : t.falseAnswer;
}
