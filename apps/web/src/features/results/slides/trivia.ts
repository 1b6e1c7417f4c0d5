import { writtenAnswer } from './judged.ts';
import { pickedKind } from './picked.tsx';
import type { ReportKind, ResponseOf } from './report-kind.ts';

/** Picked answers. */
export const trivia: ReportKind<ResponseOf<'trivia'>> = pickedKind(writtenAnswer, { hasRight: true });
