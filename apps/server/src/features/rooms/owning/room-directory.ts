import type { Room } from '@qc/engine/live/room';

/** A room that another server has. */
export interface RoomElsewhere {
  room: string;
  /** Its name on the bus. */
  server: string;
  /** How often the room has been taken: who has heard of a later one believes nothing of an earlier. */
  epoch: number;
}

/**
 * Where a room is. `returning`: it is open and on its way, who asks for it should come again. Null: there is none, as far
 * as anybody knows.
 */
export type RoomPlace = { here: Room } | RoomElsewhere | 'returning' | null;

/** Says at which server a room is. What it says may be a moment old: the server that is named says what is true. */
export interface RoomDirectory {
  /**
   * By the room's id, or by the code under which players know it. What is here is told at once, and costs nothing; a room
   * of nobody is taken by who is asked for it. Throws while that cannot be found out.
   */
  find(codeOrId: string): RoomPlace | Promise<RoomPlace>;
  /** The server that was named did not have the room, or did not answer: asked next, the database says who has it. */
  doubt(place: RoomElsewhere): void;
  /** Told when a room is known to be somewhere else than before, or anew there; gives the way to hear it no more. */
  watch(moved: (place: RoomElsewhere) => void): () => void;
}

/** The rooms of this process, as a directory asks for them. */
export interface RoomsHere {
  roomByCode(code: string): Room | null;
  /** Itself, or one that followed it. */
  roomNow(id: string): Room | null;
  /** Whether it is being brought back here. */
  isBeingRead(idOrCode: string): boolean;
}

/** The directory of a house with one server. */
export function localDirectory(rooms: RoomsHere): RoomDirectory {
  return {
    find: (codeOrId) => placeHere(rooms, codeOrId),
    doubt: () => undefined,
    watch: () => () => undefined,
  };
}

/** Where a room is as far as this process has it. */
export function placeHere(rooms: RoomsHere, codeOrId: string): { here: Room } | 'returning' | null {
  const here = rooms.roomByCode(codeOrId) ?? rooms.roomNow(codeOrId);
  if (here) return { here };
  return rooms.isBeingRead(codeOrId) ? 'returning' : null;
}
