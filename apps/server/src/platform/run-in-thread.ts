import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What one piece of work may cost. */
export interface ThreadLimits {
  timeMs: number;
  memoryMb: number;
}

/**
 * Runs a worker file until its first message. Null when it ends without one: too much memory, too much time, or a
 * fault that a crafted file can cause. The thread is gone when this resolves.
 */
export async function runInThread<T>(
  file: URL,
  data: unknown,
  { timeMs, memoryMb }: ThreadLimits,
  transfer: ArrayBuffer[] = [],
): Promise<T | null> {
  const worker = new Worker(file, {
    workerData: data,
    transferList: transfer,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
    stderr: true,
  });
  try {
    return await new Promise<T | null>((resolve) => {
      const clock = setTimeout(() => resolve(null), timeMs);
      const settle = (reply: T | null) => {
        clearTimeout(clock);
        resolve(reply);
      };
      worker.on('message', (reply: T | null) => settle(reply));
      worker.on('error', () => settle(null));
      worker.on('exit', () => settle(null));
    });
  } finally {
    const ended = once(worker, 'exit').catch(() => undefined);
    if (worker.threadId !== -1) {
      await worker.terminate();
      await ended;
    }
  }
}
