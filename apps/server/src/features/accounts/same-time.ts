import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '#platform/random';

/** Far longer than the work, so that the time of the answer does not tell whether there was any, ms. */
const AT_LEAST_MS = 250;
/**
 * What chance adds at most, ms. A server that has just worked wakes half a millisecond earlier than one that slept;
 * among chances so much wider that is not seen in as many tries as an address has.
 */
const BY_CHANCE_MS = 100;

/** Work whose answer takes about the same time whatever it comes to. */
export async function inSameTime<T>(random: Random, work: Promise<T>): Promise<T> {
  const [done] = await Promise.all([work, pause(AT_LEAST_MS + random.below(BY_CHANCE_MS))]);
  return done;
}
