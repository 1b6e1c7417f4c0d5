/** Entry of the thread that reads one workbook: a file that costs too much ends this thread and nothing else. */
import { parentPort, workerData } from 'node:worker_threads';
import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import type { SheetRow } from './excel-cells.ts';
import { unpackParts } from './excel-parts.ts';
import { guardZip } from './zip-guard.ts';

/** What the thread says: the first sheet's rows, or null for a file that cannot be read. */
export type ExcelWorkerReply = SheetRow[] | null;

/** More rows than a file may have are not even handed over; one more than allowed says that there are more. */
const ROWS_HANDED_OVER = 5000;
const COLUMNS_HANDED_OVER = 60;

async function read(bytes: Buffer): Promise<ExcelWorkerReply> {
  const entries = guardZip(bytes);
  const parts = entries && unpackParts(bytes, entries);
  if (!parts) return null;
  // Packed anew, so that the reader sees what has been checked and nothing else.
  const checked = Buffer.from(zipSync(parts, { level: 0 }));
  const rows = await readSheet(checked, 1, { trim: false });
  return rows.slice(0, ROWS_HANDED_OVER).map((row) => row.slice(0, COLUMNS_HANDED_OVER).map(toCell));
}

function toCell(value: unknown): SheetRow[number] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value instanceof Date ? value : null;
}

const port = parentPort;
if (port === null) throw new Error('excel-worker runs as a worker thread only');
const file: Uint8Array = workerData;
port.postMessage(await read(Buffer.from(file.buffer, file.byteOffset, file.byteLength)).catch(() => null));
