import { JUDGED } from './judged.ts';
import type { ReportKind } from './report-kind.ts';

/** Nobody is asked anything. */
export const media: ReportKind<never> = { ...JUDGED, Spread: () => null, Given: () => null };
