import { Worker } from 'node:worker_threads';
import { compiledCode } from '#platform/compiled-code';
import { createGate } from '#platform/gate';
import type { FilmJudgement } from './probe-film.ts';
import type { FilmTask } from './probe-worker.ts';
import type { FilmFamily } from './sniff-film.ts';

/** A right file takes some milliseconds; starting the thread a quarter of a second of the processor. */
const CPU_MAX_MS = 5000;
/** By the clock: a machine with much to do is no fault of the file. */
const TIME_MAX_MS = 30_000;
const HEAP_MAX_MB = 192;
/** Bytes beside the heap, which the thread's own limit does not count. */
const OUTSIDE_MAX_BYTES = 192 * 1024 * 1024;
const LOOK_EVERY_MS = 100;
/** Threads at once: live rooms need the processor more. */
const throughGate = createGate(2);

/**
 * Judges a film in a thread of its own, with limits of time and memory; a file that breaks them is `badMedia`, and
 * nothing of it stays.
 */
export async function probeInThread(path: string, family: FilmFamily): Promise<FilmJudgement> {
  return throughGate(() => runThread(path, family));
}

async function runThread(path: string, family: FilmFamily): Promise<FilmJudgement> {
  const worker = new Worker(new URL('./probe-worker.ts', import.meta.url), {
    workerData: { path, family } satisfies FilmTask,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB, maxYoungGenerationSizeMb: 32 },
    env: compiledCode(),
  });
  const bad: FilmJudgement = { refusal: 'badMedia' };
  const looking = setInterval(() => void endWhenGreedy(worker), LOOK_EVERY_MS);
  try {
    return await new Promise<FilmJudgement>((resolve) => {
      const timer = setTimeout(() => resolve(bad), TIME_MAX_MS);
      worker.once('message', (judgement: FilmJudgement) => resolve(judgement));
      // Out of memory, or ended from outside.
      worker.once('error', () => resolve(bad));
      worker.once('exit', () => {
        clearTimeout(timer);
        resolve(bad);
      });
    });
  } finally {
    clearInterval(looking);
    await worker.terminate();
  }
}

async function endWhenGreedy(worker: Worker): Promise<void> {
  try {
    const { external_memory: outside } = await worker.getHeapStatistics();
    const { user, system } = await worker.cpuUsage();
    if (outside > OUTSIDE_MAX_BYTES || (user + system) / 1000 > CPU_MAX_MS) await worker.terminate();
  } catch {
    // The thread has ended meanwhile.
  }
}
