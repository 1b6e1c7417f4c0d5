import type { UserId } from '@qc/contract';
import { createGate } from './gate.ts';
import { refuse, type Result } from './result.ts';

type Gate = ReturnType<typeof createGate>;

/** How many pieces of work are done at once, and how many of one person wait. */
export interface PlaceNumbers {
  /** Of everybody: each costs the processor that live rooms need. */
  together: number;
  /** Of one person. */
  perPerson: number;
  /** Of one person besides. */
  waiting: number;
}

/** Files read and written at once, each in a thread. */
const FILES: PlaceNumbers = { together: 2, perPerson: 1, waiting: 1 };

/**
 * Does a costly piece of work when it is its turn; refuses `tooManyRequests` when the person has too many waiting. What
 * the work needs is here already: a place that waits for the network is a place that one person takes from all.
 */
export type WorkPlaces = <T>(userId: UserId, work: () => Promise<Result<T>>) => Promise<Result<T>>;

export function makeWorkPlaces({ together: width, perPerson, waiting }: PlaceNumbers = FILES): WorkPlaces {
  const together = createGate(width);
  const people = new Map<UserId, { gate: Gate; pieces: number }>();
  return async (userId, work) => {
    const person = people.get(userId) ?? { gate: createGate(perPerson), pieces: 0 };
    if (person.pieces >= perPerson + waiting) return refuse('tooManyRequests');
    people.set(userId, person);
    person.pieces += 1;
    try {
      return await person.gate(() => together(work));
    } finally {
      person.pieces -= 1;
      if (person.pieces === 0) people.delete(userId);
    }
  };
}
