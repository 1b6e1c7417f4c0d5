/** Entry of the thread that scores whole runs and writes long reports and workbooks: live rooms in this process do not wait for it. */
import { parentPort, workerData } from 'node:worker_threads';
import { correctStored, rebuildStored, removeStored } from './run-tasks.ts';
import type { ResultTask } from './work-on-result.ts';
import { writeReport } from './write-report.ts';
import { writeResultExcel } from './write-result-excel.ts';

async function work(task: ResultTask): Promise<unknown> {
  switch (task.do) {
    case 'correct':
      return correctStored(task);
    case 'remove':
      return removeStored(task);
    case 'rebuild':
      return rebuildStored(task);
    case 'report':
      return writeReport(task);
    case 'excel':
      return writeResultExcel(task);
  }
}

const port = parentPort;
if (port === null) throw new Error('result-worker runs as a worker thread only');
const task: ResultTask = workerData;
const done = await work(task);
// Megabytes change hands, they are not copied; a small one may lie in memory that others use as well.
const isWhole = done instanceof Uint8Array && done.byteLength === done.buffer.byteLength;
port.postMessage(done, isWhole && done.buffer instanceof ArrayBuffer ? [done.buffer] : []);
