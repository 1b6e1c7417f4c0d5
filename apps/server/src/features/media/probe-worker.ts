/** The thread in which a film or sound is judged: it may be ended from outside at any moment. */
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { probeFilm } from './probe-film.ts';

const Task = z.object({ path: z.string(), family: z.enum(['isobmff', 'webm', 'mp3', 'wav', 'adts', 'ogg']) });

// On Linux that is this thread alone; elsewhere it would be the whole server. What is not allowed is not needed.
if (process.platform === 'linux') {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
}

const { path, family } = Task.parse(workerData);
parentPort?.postMessage(await probeFilm(path, family));
