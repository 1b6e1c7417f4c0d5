import type { ReportKind, ResponseOf } from './report-kind.ts';

/** The score that the mini-game told; there is nothing of right or wrong in it. */
export const miniGame: ReportKind<ResponseOf<'miniGame'>> = {
  right: () => '',
  distribution: () => '',
  given: (_question, { share }, { t }) => (share === null ? t.noScore : `${Math.round(share * 100)}%`),
};
