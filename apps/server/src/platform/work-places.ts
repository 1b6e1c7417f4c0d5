import type { UserId } from '@qc/contract';
import { createGate } from './gate.ts';
import { refuse, type Result } from './result.ts';

/** Files read at once: each takes a thread, and live rooms need the processor more. */
const TOGETHER = 2;
/** Files of one person that wait or are read. */
const PER_PERSON = 2;

/** Does a costly piece of work when it is its turn; refuses `tooManyRequests` when the person has too many waiting. */
export type WorkPlaces = <T>(userId: UserId, work: () => Promise<Result<T>>) => Promise<Result<T>>;

export function makeWorkPlaces(): WorkPlaces {
  const together = createGate(TOGETHER);
  const people = new Map<UserId, number>();
  return async (userId, work) => {
    const mine = people.get(userId) ?? 0;
    if (mine >= PER_PERSON) return refuse('tooManyRequests');
    people.set(userId, mine + 1);
    try {
      return await together(work);
    } finally {
      const left = (people.get(userId) ?? 1) - 1;
      if (left > 0) people.set(userId, left);
      else people.delete(userId);
    }
  };
}
