import * as z from 'zod/mini';
import type { Bus } from '#platform/bus/bus';

/** Told to all: the server has these rooms. */
const OWNER = 'house.owner';
/** Asked of all, by who has just come: which rooms they have. */
const WHOSE = 'house.whose';

const OwnedRooms = z.object({
  v: z.literal(1),
  server: z.string(),
  rooms: z.array(z.object({ id: z.string(), code: z.string(), epoch: z.number() })),
});
const Asking = z.object({ v: z.literal(1), server: z.string() });

/** Open rooms that a server has, as it says itself or who has passed them on to it. */
export type OwnedRooms = Omit<z.infer<typeof OwnedRooms>, 'v'>;

/** What servers say to each other of whose rooms are. It may be lost, late or old: the database alone says what is true. */
export interface RoomClaims {
  tell(owned: OwnedRooms): void;
  /** Asks all others to tell what they have. */
  askAll(): void;
  /** Hears what others tell, and when they ask; gives the way to hear no more. */
  hear(told: (owned: OwnedRooms) => void, asked: () => void): () => void;
}

/** More rooms than this are told in several messages. */
const TOGETHER = 500;

/** The claims of servers on a bus. */
export function roomClaims(bus: Bus): RoomClaims {
  return {
    tell: ({ server, rooms }) => {
      for (let from = 0; from < rooms.length; from += TOGETHER)
        bus.publish(OWNER, JSON.stringify({ v: 1, server, rooms: rooms.slice(from, from + TOGETHER) }));
    },
    askAll: () => bus.publish(WHOSE, JSON.stringify({ v: 1, server: bus.serverId })),
    hear: (told, asked) => {
      const stops = [
        bus.subscribe(OWNER, (message) => {
          const word = read(OwnedRooms, message);
          if (word) told(word);
        }),
        bus.subscribe(WHOSE, (message) => {
          const word = read(Asking, message);
          if (word && word.server !== bus.serverId) asked();
        }),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}

/** Null: it is none of ours, or of a later version. */
function read<T>(schema: z.ZodMiniType<T>, message: string): T | null {
  try {
    return schema.safeParse(JSON.parse(message)).data ?? null;
  } catch {
    return null;
  }
}
