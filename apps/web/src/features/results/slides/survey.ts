import { writtenAnswer } from './judged.ts';
import { pickedKind } from './picked.tsx';
import type { ReportKind, ResponseOf } from './report-kind.ts';

/** Picked answers, none of them right. */
export const survey: ReportKind<ResponseOf<'survey'>> = {
  ...pickedKind(writtenAnswer, { hasRight: false }),
  instead: (_answer, t) => t.outcomes.survey,
};
