import { Worker } from 'node:worker_threads';

/** Where a database finds its threads, and leaves them. */
export interface DatabaseThreads {
  /** A thread without a file. */
  take(): Worker;
  /** Takes one back that has closed its file. */
  giveBack(worker: Worker): Promise<void>;
}

/** A new thread for each file, which ends with it. */
export const freshThreads: DatabaseThreads = {
  take: () => new Worker(new URL('./sqlite-worker.ts', import.meta.url)),
  giveBack: async (worker) => {
    await worker.terminate();
  },
};
