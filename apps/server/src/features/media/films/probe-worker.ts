/** The thread in which a film or sound is judged: it may be ended from outside at any moment. */
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { probeFilm } from './probe-film.ts';
import type { FilmFamily } from './sniff-film.ts';

/** What the thread is given. */
export interface FilmTask {
  path: string;
  family: FilmFamily;
}

// On Linux that is this thread alone; elsewhere it would be the whole server. What is not allowed is not needed.
if (process.platform === 'linux') {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
}

const { path, family }: FilmTask = workerData;
parentPort?.postMessage(await probeFilm(path, family));
