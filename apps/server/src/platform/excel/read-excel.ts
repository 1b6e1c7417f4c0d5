import { runInThread } from '../run-in-thread.ts';
import type { ExcelWorkerReply } from './excel-worker.ts';
import type { SheetRow } from './excel-cells.ts';
import { guardZip } from './zip-guard.ts';

/** A thousand questions take a tenth of this. */
const LIMITS = { timeMs: 5000, memoryMb: 96 };

/** The rows of a workbook's first sheet; null for anything that is no workbook, or one that costs too much. */
export async function readExcel(bytes: Buffer): Promise<SheetRow[] | null> {
  // Most bombs end here, before a thread is started for them.
  if (guardZip(bytes) === null) return null;
  const copy = Uint8Array.from(bytes);
  const file = new URL('./excel-worker.ts', import.meta.url);
  return runInThread<NonNullable<ExcelWorkerReply>>(file, copy, LIMITS, [copy.buffer]);
}
