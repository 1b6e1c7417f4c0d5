import type { RoomState } from '@qc/engine';
import type { Room } from '@qc/engine/live/room';
import { hasClock } from '@qc/engine/live/has-clock';
import type { RoomStore } from './room-store.ts';
import type { Snapshot } from './snapshots/snapshot-store.ts';
import type { RunPolicy } from './run-keeper.ts';

/** The stored sign that the server is running, while only rooms without a running clock are open, ms. */
const ALIVE_EVERY_MS = 1000;
/** Commands after which a snapshot is worth its while; in a large room, as many as it has seats. */
const SNAPSHOT_EVERY = 300;
/** Commands after which a snapshot is made even while a question is open. */
const SNAPSHOT_LATEST = 20_000;
/** An ended room stays in memory this long for those who look at the podium … */
const ENDED_KEPT_MS = 60 * 60 * 1000;
/** … and this long when nobody does. */
const ENDED_ALONE_MS = 10 * 60 * 1000;

/** A run that is over, for whoever keeps results. `state` is its whole truth. */
export interface EndedRun {
  roomId: string;
  gameId: string;
  userId: string;
  state: RoomState;
}

/** What the host tells the rest of the house. */
export interface RoomHostEvents {
  /** Keeps the result. Called again until it has succeeded: must do nothing the second time. */
  onRunEnded(run: EndedRun): Promise<unknown>;
}

/** What halls are kept with. */
export interface UpkeepSeams {
  store: RoomStore;
  now(): number;
  events: RoomHostEvents;
  rooms(): Room[];
  /** Brings the charge of a room to what the room on disk says. */
  settle(room: Room): Promise<void>;
  left(room: Room): void;
}

/** How halls are kept: snapshots, results, and ended rooms for those who still look. */
export class RoomUpkeep implements RunPolicy {
  readonly what = 'rooms';
  /** Signs come this often while a clock runs in some room. */
  readonly roundMs = 200;
  /** When a bell rings hundreds may end at once, and all other rooms are answered between them. */
  readonly together = 2;
  readonly #seams: UpkeepSeams;
  readonly #events: RoomHostEvents;
  readonly #snapshots = new WeakMap<Room, Snapshot>();
  readonly #endedAtMs = new WeakMap<Room, number>();
  readonly #seenAtMs = new WeakMap<Room, number>();

  constructor(seams: UpkeepSeams) {
    this.#seams = seams;
    this.#events = seams.events;
  }

  isSignDue(sinceMs: number): boolean {
    const open = this.#open();
    return open.length > 0 && (sinceMs >= ALIVE_EVERY_MS || open.some(({ state }) => hasClock(state)));
  }

  async look(): Promise<void> {
    for (const room of this.#seams.rooms()) if (this.#wantsSnapshot(room)) await this.#snapshot(room);
  }

  async lastLook(): Promise<void> {
    for (const room of this.#open()) if (this.#behind(room) > 0) await this.#snapshot(room);
  }

  /** Who reads it next has few commands to judge again. */
  async shorten(room: Room): Promise<void> {
    if (this.#behind(room) >= SNAPSHOT_EVERY) await this.#snapshot(room);
  }

  #open(): Room[] {
    return this.#seams.rooms().filter((room) => room.state.phase.name !== 'ended');
  }

  #behind(room: Room): number {
    return room.seq - (this.#snapshots.get(room)?.seq ?? 0);
  }

  #wantsSnapshot(room: Room): boolean {
    const phase = room.state.phase.name;
    const behind = this.#behind(room);
    if (phase === 'ended' || behind < Math.max(SNAPSHOT_EVERY, room.state.seats.length)) return false;
    // Writing a large room takes a moment that players who are answering should not feel.
    return phase !== 'question' || behind >= SNAPSHOT_LATEST;
  }

  async #snapshot(room: Room): Promise<void> {
    const snapshot: Snapshot = { seq: room.seq, state: room.state };
    await this.#seams.store.saveSnapshot(room.id, snapshot, this.#snapshots.get(room) ?? null);
    this.#snapshots.set(room, snapshot);
  }

  /** Nothing has to be done at once. */
  ended(): void {}

  /** Its result is kept, then its journal cleared away. */
  async putAway(room: Room): Promise<void> {
    const { state } = room;
    const { id, gameId, userId } = room.identity;
    if (state.startedAtMs !== null) await this.#events.onRunEnded({ roomId: id, gameId, userId, state });
    // Its journal says what it costs: settled before that is gone.
    await this.#seams.settle(room);
    const now = this.#seams.now();
    await this.#seams.store.closeRoom(id, state.endedAtMs ?? now);
    this.#endedAtMs.set(room, now);
  }

  mayLeave(room: Room): boolean {
    const endedAtMs = this.#endedAtMs.get(room);
    if (endedAtMs === undefined) return false;
    const now = this.#seams.now();
    if (room.broadcast.wires > 0) this.#seenAtMs.set(room, now);
    const aloneMs = now - (this.#seenAtMs.get(room) ?? endedAtMs);
    return aloneMs >= ENDED_ALONE_MS || now - endedAtMs >= ENDED_KEPT_MS;
  }

  left(room: Room): void {
    this.#seams.left(room);
  }
}
