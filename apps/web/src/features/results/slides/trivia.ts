import { JUDGED, writtenAnswer } from './judged.ts';
import { pickedKind } from './picked.tsx';
import type { ReportKind, ResponseOf } from './report-kind.ts';

/** Picked answers. A stored result does not say how many may be picked; a corrected key may have several in any case. */
export const trivia: ReportKind<ResponseOf<'trivia'>> = {
  ...pickedKind(writtenAnswer, { hasRight: true }),
  key: { ...JUDGED.key, mayBeSeveral: true },
};
