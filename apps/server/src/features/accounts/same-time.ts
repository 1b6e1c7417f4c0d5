import { setTimeout as pause } from 'node:timers/promises';

/** Far longer than the work, so that the time of the answer does not tell whether there was any, ms. */
const ANSWER_MS = 250;

/** Work whose answer takes about the same time whatever it comes to. */
export async function inSameTime<T>(work: Promise<T>): Promise<T> {
  const [done] = await Promise.all([work, pause(ANSWER_MS)]);
  return done;
}
