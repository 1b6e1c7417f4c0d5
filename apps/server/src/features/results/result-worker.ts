/** Entry of the thread that scores whole runs and writes long reports and workbooks: live rooms in this process do not wait for it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ResultTask } from './work-on-result.ts';

/** A thread does one piece of work and ends: it loads what that takes, and no more. */
async function work(task: ResultTask): Promise<unknown> {
  switch (task.do) {
    case 'correct':
      return (await import('./run-tasks.ts')).correctStored(task);
    case 'remove':
      return (await import('./run-tasks.ts')).removeStored(task);
    case 'rebuild':
      return (await import('./run-tasks.ts')).rebuildStored(task);
    case 'report':
      return (await import('./write-report.ts')).writeReport(task);
    case 'excel':
      return (await import('./excel/write-result-excel.ts')).writeResultExcel(task);
  }
}

const port = parentPort;
if (port === null) throw new Error('result-worker runs as a worker thread only');
const task: ResultTask = workerData;
const done = await work(task);
// Megabytes change hands, they are not copied; a small one may lie in memory that others use as well.
const isWhole = done instanceof Uint8Array && done.byteLength === done.buffer.byteLength;
port.postMessage(done, isWhole && done.buffer instanceof ArrayBuffer ? [done.buffer] : []);
