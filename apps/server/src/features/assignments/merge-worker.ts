/** Entry of the thread that makes many attempts one run: live rooms in this process do not wait for it. */
import { parentPort, workerData } from 'node:worker_threads';
import { mergeAttempts, type MergeTask } from './merge-attempts.ts';

const port = parentPort;
if (port === null) throw new Error('merge-worker runs as a worker thread only');
const task: MergeTask = workerData;
port.postMessage(mergeAttempts(task));
