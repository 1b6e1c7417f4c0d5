/** Entry of the thread that scores whole runs and writes workbooks: live rooms in this process do not wait for it. */
import { parentPort, workerData } from 'node:worker_threads';
import { correctStored, rebuildStored, removeStored } from './run-tasks.ts';
import type { ResultTask } from './work-on-result.ts';
import { writeResultExcel } from './write-result-excel.ts';

async function work(task: ResultTask): Promise<unknown> {
  switch (task.do) {
    case 'correct':
      return correctStored(task);
    case 'remove':
      return removeStored(task);
    case 'rebuild':
      return rebuildStored(task);
    case 'excel':
      return writeResultExcel(task);
  }
}

const port = parentPort;
if (port === null) throw new Error('result-worker runs as a worker thread only');
const task: ResultTask = workerData;
port.postMessage(await work(task));
