import { createGate } from '#platform/gate';
import type { Room } from '../room/room.ts';
import type { RoomHost, RoomHostEvents } from './room-host.ts';
import { TroubleLog } from './trouble-log.ts';

/** The rounds of upkeep, and while a clock runs in some room the stored sign that the server is running, ms. */
const ROUND_MS = 200;
/** That sign while only rooms without a running clock are open, ms. */
const ALIVE_EVERY_MS = 1000;
/** Commands after which a snapshot is worth its while; in a large room, as many as it has seats. */
const SNAPSHOT_EVERY = 300;
/** Commands after which a snapshot is made even while a question is open. */
const SNAPSHOT_LATEST = 20_000;
/** An ended room stays in memory this long for those who look at the podium … */
const ENDED_KEPT_MS = 60 * 60 * 1000;
/** … and this long when nobody does. */
const ENDED_ALONE_MS = 10 * 60 * 1000;
/** Runs put away at a time. When a bell rings hundreds may end at once, and all other rooms are answered between them. */
const FINISHING = 2;
/** Waits between tries when storage fails. */
const RETRY_MS = [250, 500, 1000, 2000, 5000];

/** What goes on behind the rooms: snapshots, results, mending, forgetting. */
export class RoomUpkeep {
  readonly #host: RoomHost;
  readonly #events: RoomHostEvents;
  readonly #snapshots = new Map<Room, number>();
  readonly #endedAtMs = new Map<Room, number>();
  readonly #seenAtMs = new Map<Room, number>();
  readonly #keeping = new Map<Room, Promise<void>>();
  readonly #trouble: TroubleLog;
  readonly #finishing = createGate(FINISHING);
  #aliveAtMs = 0;
  #cancel: (() => void) | null = null;
  #turn: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(host: RoomHost, events: RoomHostEvents) {
    this.#host = host;
    this.#events = events;
    this.#trouble = new TroubleLog(host.platform.log, 'upkeep of rooms');
  }

  /** Begins its rounds. */
  start(): void {
    this.#cancel = this.#host.timers.after(ROUND_MS, () => {
      this.#turn = this.#round().finally(() => {
        if (!this.#stopped) this.start();
      });
    });
  }

  /** Ends its rounds. */
  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
  }

  /** The writes of a graceful stop. */
  async lastWrites(): Promise<void> {
    await this.#turn;
    await Promise.all(this.#keeping.values());
    const open = this.#host.rooms().filter((room) => room.state.phase.name !== 'ended');
    for (const room of open) if (this.#behind(room) > 0) await this.#snapshot(room);
    if (open.length > 0) await this.#host.store.markAlive(this.#host.platform.now());
  }

  async #round(): Promise<void> {
    const { now } = this.#seams();
    try {
      await this.#markAlive(now);
      for (const room of this.#host.rooms()) if (this.#wantsSnapshot(room)) await this.#snapshot(room);
      this.#trouble.worked();
    } catch (error) {
      this.#trouble.failed(error, now);
    }
    for (const [room, endedAtMs] of this.#endedAtMs) this.#forgetEnded(room, endedAtMs, now);
  }

  /** A clock is extended by an outage from the last sign on: the finer the signs, the truer the clock. */
  async #markAlive(now: number): Promise<void> {
    const open = this.#host.rooms().filter((room) => room.state.phase.name !== 'ended');
    if (open.length === 0) return;
    const running = open.some(({ state }) => 'deadlineMs' in state.phase && state.phase.deadlineMs !== null);
    if (!running && Math.abs(now - this.#aliveAtMs) < ALIVE_EVERY_MS) return;
    await this.#host.store.markAlive(now);
    this.#aliveAtMs = now;
  }

  #seams() {
    return { log: this.#host.platform.log, now: this.#host.platform.now() };
  }

  #behind(room: Room): number {
    return room.seq - (this.#snapshots.get(room) ?? 0);
  }

  #wantsSnapshot(room: Room): boolean {
    const phase = room.state.phase.name;
    const behind = this.#behind(room);
    if (phase === 'ended' || behind < Math.max(SNAPSHOT_EVERY, room.state.seats.length)) return false;
    // Writing a large room takes a moment that players who are answering should not feel.
    return phase !== 'question' || behind >= SNAPSHOT_LATEST;
  }

  async #snapshot(room: Room): Promise<void> {
    const { seq, state } = room;
    await this.#host.store.saveSnapshot(room.id, seq, state);
    this.#snapshots.set(room, seq);
  }

  #forgetEnded(room: Room, endedAtMs: number, now: number): void {
    if (room.broadcast.links > 0) this.#seenAtMs.set(room, now);
    const aloneMs = now - (this.#seenAtMs.get(room) ?? endedAtMs);
    if (aloneMs < ENDED_ALONE_MS && now - endedAtMs < ENDED_KEPT_MS) return;
    for (const map of [this.#endedAtMs, this.#seenAtMs, this.#snapshots, this.#keeping]) map.delete(room);
    this.#host.forget(room);
  }

  /** A run is over: its result is kept, then its journal cleared away. Tried until it succeeds. */
  finish(room: Room, attempt = 0): void {
    const kept = this.#finishing(() => this.#finish(room)).catch((error: unknown) => {
      this.#seams().log.error({ err: error, room: room.id }, 'result could not be kept yet');
      if (!this.#stopped) this.#host.timers.after(waitOf(attempt), () => this.finish(room, attempt + 1));
    });
    this.#keeping.set(room, kept);
  }

  /** When the present try to keep a room's result is over. */
  async whenKept(room: Room): Promise<void> {
    await this.#keeping.get(room);
  }

  async #finish(room: Room): Promise<void> {
    const { state } = room;
    const { id, gameId, userId } = room.identity;
    if (state.startedAtMs !== null) await this.#events.onRunEnded({ roomId: id, gameId, userId, state });
    // Its journal says what it costs: settled before that is gone.
    await this.#host.firstSlide.settle(room);
    const now = this.#host.platform.now();
    await this.#host.store.closeRoom(id, state.endedAtMs ?? now);
    this.#endedAtMs.set(room, now);
  }

  /** A room that was never told to anybody is closed, if it is there. Tried until storage takes it. */
  discard(roomId: string, attempt = 0): void {
    this.#host.store.closeRoom(roomId, this.#host.platform.now()).catch(() => {
      if (!this.#stopped) this.#host.timers.after(waitOf(attempt), () => this.discard(roomId, attempt + 1));
    });
  }

  /** Storage failed under a room: it waits until storage works again, then goes on where it was. */
  mend(room: Room, error: unknown, attempt = 0): void {
    if (attempt === 0) this.#seams().log.error({ err: error, room: room.id }, 'journal could not be written');
    this.#host.timers.after(waitOf(attempt), () => {
      this.#mend(room).catch((again: unknown) => {
        if (!this.#stopped) this.mend(room, again, attempt + 1);
      });
    });
  }

  async #mend(room: Room): Promise<void> {
    const { store } = this.#host;
    await store.dropJournalAfter(room.id, room.seq);
    // A write of its own proves that the disk takes some again.
    await store.markAlive(this.#host.platform.now());
    if (await store.findRoom(room.id)) room.goOn();
    else this.#host.forget(room);
  }
}

function waitOf(attempt: number): number {
  return RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)] ?? 1000;
}
