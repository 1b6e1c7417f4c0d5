/** Entry of the thread that writes accounts into a workbook: live rooms in this process do not wait for it. */
import { parentPort, workerData } from 'node:worker_threads';
import { type UsersTask, writeUsersExcel } from './write-users-excel.ts';

const port = parentPort;
if (port === null) throw new Error('users-excel-worker runs as a worker thread only');
const task: UsersTask = workerData;
port.postMessage(await writeUsersExcel(task));
