import { keepUnits } from '#features/show';
import { JUDGED } from './judged.ts';
import type { ReportKind, ResponseOf } from './report-kind.ts';
import { SaidTable } from './said-table.tsx';

/** Words that were typed, alike ones together. */
export const typed: ReportKind<ResponseOf<'typed'>> = {
  ...JUDGED,
  Spread: SaidTable,
  Given: ({ response }) => <bdi>{keepUnits(response.text)}</bdi>,
};
