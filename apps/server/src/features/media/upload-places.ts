import type { UserId } from '@qc/contract';
import { createGate } from '#platform/gate';

/** Files of one person that are read at once; the gallery sends them one after another. */
const PER_PERSON = 4;
/** Files of everybody: reading them costs the processor that live rooms need. */
const TOGETHER = 20;

type Gate = ReturnType<typeof createGate>;

/** Reads an upload when it is its turn; until then its bytes wait outside, with the sender. */
export type UploadPlaces = <T>(userId: UserId, upload: () => Promise<T>) => Promise<T>;

export function makeUploadPlaces(): UploadPlaces {
  const together = createGate(TOGETHER);
  const people = new Map<UserId, { gate: Gate; uploads: number }>();
  return async (userId, upload) => {
    const person = people.get(userId) ?? { gate: createGate(PER_PERSON), uploads: 0 };
    people.set(userId, person);
    person.uploads++;
    try {
      return await person.gate(() => together(upload));
    } finally {
      if (--person.uploads === 0) people.delete(userId);
    }
  };
}
