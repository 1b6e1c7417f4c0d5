import { createGate } from '#platform/gate';
import { runInThread } from '#platform/run-in-thread';
import type { CreditExcelTask } from './write-credit-excel.ts';

/** Most rows of a workbook. */
export const EXCEL_ROWS_MAX = 10_000;
const LIMITS = { timeMs: 60_000, memoryMb: 512 };
const WORKER = new URL('./credit-worker.ts', import.meta.url);
const inTurn = createGate(2);

/** `writeCreditExcel` in a thread of its own: live rooms in this process do not wait for ten thousand rows. */
export async function writeCreditExcelInThread(task: CreditExcelTask): Promise<Uint8Array> {
  const file = await inTurn(() => runInThread<Uint8Array>(WORKER, task, LIMITS));
  if (file === null) throw new Error(`no workbook of ${task.about} could be written`);
  return file;
}
