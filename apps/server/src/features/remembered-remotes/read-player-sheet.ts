import { PARTICIPANTS_MAX } from '@qc/contract';
import { cellText } from '#platform/excel/excel-cells';
import { readExcel } from '#platform/excel/read-excel';
import { refuse, type Result, succeed } from '#platform/result';

/** Longer cells are no names. */
const CELL_MAX = 300;
/** Name, remote, team, and a column of numbers before them. */
const COLUMNS_MAX = 5;

/** The rows of a workbook's first sheet as text. Refuses `badExcel`, also for an empty one, and `tooLarge` for too many rows. */
export async function readPlayerSheet(bytes: Buffer): Promise<Result<{ rows: string[][] }>> {
  const sheet = (await readExcel(bytes)) ?? [];
  const rows = sheet
    .map((row) => row.slice(0, COLUMNS_MAX).map((cell) => cellText(cell).trim().slice(0, CELL_MAX)))
    .filter((row) => row.some((cell) => cell !== ''));
  if (rows.length === 0) return refuse('badExcel');
  if (rows.length > PARTICIPANTS_MAX)
    return refuse('tooLarge', { fields: [{ path: 'file', code: 'too_big', limit: PARTICIPANTS_MAX }] });
  return succeed({ rows });
}
