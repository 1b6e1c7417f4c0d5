import type { Worker } from 'node:worker_threads';
import { type DatabaseThreads, freshThreads } from '../platform/db/sqlite/database-threads.ts';

/** More than any test has open at a time. */
const KEPT_MAX = 8;
const resting: Worker[] = [];

/**
 * Hands the threads of one test's database on to the next: starting a thread costs far more than opening a file. Those
 * that rest keep no process alive.
 */
export const keptThreads: DatabaseThreads = {
  take: () => {
    const worker = resting.pop() ?? freshThreads.take();
    worker.ref();
    return worker;
  },
  giveBack: async (worker) => {
    if (resting.length >= KEPT_MAX) return freshThreads.giveBack(worker);
    worker.unref();
    resting.push(worker);
  },
};
