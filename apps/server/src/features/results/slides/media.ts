import type { ReportKind } from './report-kind.ts';

/** Nobody answers it. */
export const media: ReportKind<never> = { right: () => '', distribution: () => '', given: () => '' };
