/** The thread in which a film or sound is judged: it may be ended from outside at any moment. */
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { probeFilm } from './probe-film.ts';

const Task = z.object({ path: z.string(), family: z.enum(['isobmff', 'webm', 'mp3', 'wav', 'adts', 'ogg']) });

const { path, family } = Task.parse(workerData);
parentPort?.postMessage(await probeFilm(path, family));
