/** Entry of the thread that writes workbooks of uses and transactions. */
import { parentPort, workerData } from 'node:worker_threads';
import { writeCreditExcel, type CreditExcelTask } from './write-credit-excel.ts';

const port = parentPort;
if (port === null) throw new Error('credit-worker runs as a worker thread only');
const task: CreditExcelTask = workerData;
port.postMessage(await writeCreditExcel(task));
