import type { Room, RoomIdentity } from '@qc/engine/live/room';
import type { Timers } from '@qc/engine/live/timers';

/** Who asks for a room that has just gone to another server is to come again for this long, ms. */
const PASSED_ON_MS = 5000;

/** Which room is meant: by a code, by the id of one that it follows, and by either of one that has just gone. */
export class RoomNames {
  readonly #timers: Timers;
  readonly #byCode = new Map<string, Room>();
  /** Which room the people of another one have gone on to, by the id of that one. */
  readonly #next = new Map<string, string>();
  /** Ids and codes of rooms that another server has had for a moment. */
  readonly #passedOn = new Set<string>();

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  /** A room has come into memory. */
  came(room: Room): void {
    this.#byCode.set(room.state.code, room);
    const { after } = room.state;
    if (after) this.#next.set(after.room, room.id);
  }

  /** A room has left the memory. */
  left(room: Room): void {
    if (this.#byCode.get(room.identity.code) === room) this.#byCode.delete(room.identity.code);
    const { after } = room.state;
    if (after) this.#next.delete(after.room);
    if (room.isElsewhere) this.#notePassedOn(room.identity);
  }

  /** The room players mean by a code. */
  byCode(code: string): Room | null {
    return this.#byCode.get(code) ?? null;
  }

  /** The id of the room that follows another one. */
  nextOf(id: string): string | undefined {
    return this.#next.get(id);
  }

  /** Whether another server has had a room, by id or code, for a moment only. */
  isPassedOn(idOrCode: string): boolean {
    return this.#passedOn.has(idOrCode);
  }

  /** By its code nobody means the room any more that was here: another server has opened one under it. */
  codeElsewhere(code: string, id: string): void {
    const room = this.#byCode.get(code);
    if (room && room.id !== id && room.state.phase.name === 'ended') this.#byCode.delete(code);
  }

  /** Pages that had said hello before are greeted in a turn after that: the room is no less there than it was. */
  #notePassedOn({ id, code }: RoomIdentity): void {
    for (const name of [id, code]) this.#passedOn.add(name);
    this.#timers.after(PASSED_ON_MS, () => [id, code].forEach((name) => this.#passedOn.delete(name)));
  }
}
