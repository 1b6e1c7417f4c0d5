import { setPriority } from 'node:os';

/** Lower than that of every program that asks for nothing; the lowest is 19. */
const RANK = 10;

/**
 * Phones bring processors of their own: where a thread plays thousands of them beside the server, it takes what the
 * server leaves. Threads and servers that were started before keep their rank, those
 * that are started later have this one.
 */
export function stepAside(): void {
  setPriority(RANK);
}
