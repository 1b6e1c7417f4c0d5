import { CLOSE } from '@qc/contract';
import type { Goodbye } from '@qc/contract';
import { isDatabaseStuck } from '#platform/db/database-error';
import { createGate } from '#platform/gate';
import type { RoomPlatform } from '../live-ground.ts';
import type { Later } from '@qc/engine/live/after-confirmations';
import { FanOutTurns } from '@qc/engine/live/fan-out';
import { Room } from '@qc/engine/live/room';
import type { RoomBeginning, RoomIdentity, RoomSeams } from '@qc/engine/live/room';
import type { Timers } from '@qc/engine/live/timers';
import { Journal, type JournalSeams, type JournalStore } from '@qc/engine/live/journal';
import { formatOf } from './command-format.ts';
import { retryWait } from './retry-wait.ts';
import { TroubleLog } from './trouble-log.ts';

/** Where runs of one kind are on disk. */
export interface RunStore extends JournalStore {
  /**
   * After a flush that may or may not have reached the disk, or may still do so: removes what nobody was told of, for
   * good. Gives the epoch under which the run goes on; null: another process has it.
   */
  reclaim(id: string, seq: number): Promise<number | null>;
  /** Whether the run is still there. */
  has(id: string): Promise<boolean>;
  /** Notes that the server was running at this time. */
  markAlive(atMs: number): Promise<void>;
}

/** Frames of one turn of the event loop go to the disk together. */
export const journalSeams: JournalSeams = {
  soon: (call) => void setImmediate(call),
  isStuck: isDatabaseStuck,
};

/** What halls and self-paced attempts do each in their own way. */
export interface RunPolicy {
  /** What they are called in the log. */
  readonly what: string;
  /** Time between two rounds, ms. */
  readonly roundMs: number;
  /** Ends that are put away at a time. */
  readonly together: number;
  /** Whether the stored sign that the server is running is to be renewed, this long after it was. */
  isSignDue(sinceMs: number): boolean;
  /** What a round does beside. Throws while storage is in the way. */
  look(): Promise<void>;
  /** The last writes of a graceful stop, before the last sign. */
  lastLook(): Promise<void>;
  /** A run is over, and that is on disk. */
  ended(room: Room): void;
  /** Keeps what a run leaves behind. Tried until it succeeds: must do nothing the second time. */
  putAway(room: Room): Promise<void>;
  /** Whether a room may leave the memory. */
  mayLeave(room: Room): boolean;
  /** A room has left the memory. */
  left(room: Room): void;
}

/** What a keeper stands on. */
export interface KeeperSeams {
  platform: Pick<RoomPlatform, 'now' | 'random' | 'log'>;
  timers: Timers;
  /** The newest format that all read who may go on with its rooms, see `HOUSE_FORMAT`; absent: nobody else may. */
  formatOfAll?: (() => number) | undefined;
  /** What waits for the confirmations of all its rooms. */
  later(journal: Journal): Later;
}

interface Held {
  room: Room;
  /** What its run leaves behind is on disk in its final form. */
  kept: boolean;
  /** The present try to get there, or the last one. */
  trying: Promise<void>;
  /** Done when it is there, or the server stops. */
  keeping: Promise<void>;
}

/** Keeps rooms: in memory while somebody needs them, their journal, their mending, and their end until it is put away. */
export class RunKeeper {
  readonly #seams: KeeperSeams;
  readonly #store: RunStore;
  readonly #policy: RunPolicy;
  readonly #journal: Journal;
  readonly #ofRooms: RoomSeams;
  readonly #held = new Map<string, Held>();
  readonly #trouble: TroubleLog;
  readonly #gate: ReturnType<typeof createGate>;
  #signAtMs = 0;
  #cancel: (() => void) | null = null;
  #round: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(store: RunStore, policy: RunPolicy, seams: KeeperSeams) {
    const { platform, timers, formatOfAll } = seams;
    this.#seams = seams;
    this.#store = store;
    this.#policy = policy;
    this.#journal = new Journal(store, journalSeams);
    this.#trouble = new TroubleLog(platform.log, `upkeep of ${policy.what}`);
    this.#gate = createGate(policy.together);
    this.#ofRooms = {
      now: () => platform.now(),
      below: (below) => platform.random.below(below),
      timers,
      turns: new FanOutTurns(timers),
      later: seams.later(this.#journal),
      journal: this.#journal,
      isReadByAll: formatOfAll && ((command) => formatOf(command) <= formatOfAll()),
      onEnded: (room) => this.ended(room),
      onStorageTrouble: (room, error) => this.#mend(room, error),
      onFenced: (room) => this.#letGo(room),
    };
  }

  /** Whether the server is on its way down. */
  get stopped(): boolean {
    return this.#stopped;
  }

  /** Every room in memory. */
  rooms(): Room[] {
    return Array.from(this.#held.values(), ({ room }) => room);
  }

  /** A room in memory. */
  room(id: string): Room | null {
    return this.#held.get(id)?.room ?? null;
  }

  /** Takes a room into memory. `kept`: its end has been put away already. */
  add(identity: RoomIdentity, begins: RoomBeginning, kept = false): Room {
    const room = new Room(identity, begins, this.#ofRooms);
    const done = Promise.resolve();
    this.#held.set(room.id, { room, kept, trying: done, keeping: done });
    return room;
  }

  /** Takes a room out of memory; pages that are still there are let go. */
  forget(room: Room, reason: Goodbye['reason'] = 'noRoom'): void {
    room.stop();
    room.broadcast.closeAll(reason, CLOSE[reason], (call) => call());
    if (this.room(room.id) !== room) return;
    this.#held.delete(room.id);
    this.#policy.left(room);
  }

  /** Begins its rounds. */
  start(): void {
    this.#cancel = this.#seams.timers.after(this.#policy.roundMs, () => {
      this.#round = this.#look().finally(() => {
        if (!this.#stopped) this.start();
      });
    });
  }

  async #look(): Promise<void> {
    const now = this.#seams.platform.now();
    try {
      await this.#sign(now, now - this.#signAtMs);
      await this.#policy.look();
      this.#trouble.worked();
    } catch (error) {
      this.#trouble.failed(error, now);
    }
    for (const room of this.rooms()) if (this.#policy.mayLeave(room)) this.forget(room);
  }

  /** A clock is extended by an outage from the last sign on: the finer the signs, the truer the clock. */
  async #sign(now: number, sinceMs: number): Promise<void> {
    if (!this.#policy.isSignDue(Math.abs(sinceMs))) return;
    await this.#store.markAlive(now);
    this.#signAtMs = now;
  }

  /** A run is over: its end is put away. */
  ended(room: Room): void {
    const held = this.#held.get(room.id);
    if (held?.room !== room) return;
    this.#policy.ended(room);
    const { promise, resolve } = Promise.withResolvers<void>();
    held.keeping = promise;
    held.trying = this.#keep(held, resolve);
  }

  async #keep(held: Held, done: () => void, attempt = 0): Promise<void> {
    const { platform, timers } = this.#seams;
    try {
      await this.#gate(() => this.#policy.putAway(held.room));
      held.kept = true;
    } catch (error) {
      platform.log.error({ err: error, room: held.room.id }, 'result could not be kept yet');
    }
    // After a stop the journal still has it: the next start takes it up.
    if (held.kept || this.#stopped) return done();
    timers.after(retryWait(attempt), () => {
      held.trying = this.#keep(held, done, attempt + 1);
    });
  }

  /** Whether what a run leaves behind is on disk in its final form. */
  isKept(id: string): boolean {
    return this.#held.get(id)?.kept === true;
  }

  /** When the present try to put a run away is over. */
  async whenTried(id: string): Promise<void> {
    await this.#held.get(id)?.trying;
  }

  /** When a run that is over is put away, or the server stops. */
  async whenKept(id: string): Promise<void> {
    await this.#held.get(id)?.keeping;
  }

  /** Storage failed under a room: it waits until storage works again, then goes on where it was. */
  #mend(room: Room, error: unknown, attempt = 0): void {
    const { platform, timers } = this.#seams;
    if (attempt === 0) platform.log.error({ err: error, room: room.id }, 'journal could not be written');
    timers.after(retryWait(attempt), () => {
      this.#goOn(room).catch((again: unknown) => {
        if (!this.#stopped) this.#mend(room, again, attempt + 1);
      });
    });
  }

  /** Another process has the room: its pages come back, and find it there. */
  #letGo(room: Room): void {
    this.#seams.platform.log.warn({ room: room.id, epoch: room.epoch }, 'a room is another process’s by now');
    this.forget(room, 'restart');
  }

  async #goOn(room: Room): Promise<void> {
    // Another may have been built in its place.
    if (this.room(room.id) !== room) return;
    const epoch = await this.#store.reclaim(room.id, room.seq);
    // A write of its own proves that the disk takes some again.
    await this.#store.markAlive(this.#seams.platform.now());
    if (!(await this.#store.has(room.id))) this.forget(room);
    else if (epoch === null) room.fenced();
    else room.goOn(epoch);
  }

  /** When everything that was accepted so far is on disk. */
  async settled(): Promise<void> {
    await this.#journal.idle();
  }

  /** When the round under way is over, and every end so far is put away. */
  async calm(): Promise<void> {
    await this.#round;
    await Promise.all(Array.from(this.#held.values(), ({ keeping }) => keeping));
  }

  /** The server stops: no more rounds and tries, and pages are told to come back. `spread` delays each by its turn. */
  sendAway(spread: (call: () => void) => void = (call) => call()): void {
    this.#stopped = true;
    this.#cancel?.();
    for (const room of this.rooms()) {
      room.stop();
      room.broadcast.closeAll('restart', CLOSE.restart, spread);
    }
  }

  /** The writes of a graceful stop. */
  async lastWrites(): Promise<void> {
    await this.#journal.close();
    await this.#round;
    await Promise.all(Array.from(this.#held.values(), ({ trying }) => trying));
    await this.#policy.lastLook();
    await this.#sign(this.#seams.platform.now(), Infinity);
  }
}
