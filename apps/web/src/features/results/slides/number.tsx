import { keepUnits } from '#features/show';
import { writtenResponse } from '@qc/engine';
import { JUDGED } from './judged.ts';
import type { ReportKind, ResponseOf } from './report-kind.ts';
import { SaidTable } from './said-table.tsx';

/** Numbers, the same ones together. */
export const number: ReportKind<ResponseOf<'number'>> = {
  ...JUDGED,
  Spread: SaidTable,
  Given: ({ response }) => <bdi>{keepUnits(writtenResponse(response) ?? '')}</bdi>,
};
