import type { UserId } from '@qc/contract';
import type { FastifyRequest } from 'fastify';
import { diskRoomOf } from '../../files/disk-room.ts';
import { createGate } from '../../gate.ts';
import type { Platform } from '../../platform.ts';
import { refuse, type Result } from '../../result.ts';

/** Files of one person that come in at once … */
const PER_PERSON = 2;
/** … and that wait until those are here: a picture's paste brings several. */
const WAITING = 60;

/**
 * Takes in the file of a call, which may last as long as the network likes: only the person's own files wait for it. Work
 * on a file has places of its own, to be taken when it is here. Refuses `tooManyRequests` when too many wait,
 * `storageFull` for what would leave the disk too little.
 */
export type Receiving = <T>(
  request: FastifyRequest,
  userId: UserId,
  take: () => Promise<Result<T>>,
) => Promise<Result<T>>;

export function makeReceiving({ config }: Pick<Platform, 'config'>, roomOf = diskRoomOf): Receiving {
  const people = new Map<UserId, { gate: ReturnType<typeof createGate>; files: number }>();
  return async (request, userId, take) => {
    const person = people.get(userId) ?? { gate: createGate(PER_PERSON), files: 0 };
    if (person.files >= PER_PERSON + WAITING) return refuse('tooManyRequests');
    people.set(userId, person);
    person.files += 1;
    try {
      const said = Number(request.headers['content-length'] ?? request.routeOptions.bodyLimit);
      if ((await roomOf(config.dataDir)) < said) return refuse('storageFull');
      return await person.gate(take);
    } finally {
      person.files -= 1;
      if (person.files === 0) people.delete(userId);
    }
  };
}
