import { isDatabaseStuck } from '#platform/db/database-error';
import type { RoomPlatform } from '../live-ground.ts';
import type { Timers } from '@qc/engine/live/timers';
import { recoverRoom } from './recover-room.ts';
import type { RecoveredRoom } from './recover-room.ts';
import type { RoomRecord, RoomStore } from './room-store.ts';

/**
 * Waits between tries to read a room. After the last the room is given up until the next start, unless it is the whole
 * database that cannot be read: then it is not the room's fault, and it is tried on.
 */
const RETRY_MS = [250, 500, 1000, 2000, 4000, 8000, 15_000];
const LATER_MS = 15_000;

/** A room that is this process' by now. */
export interface TakenHere {
  epoch: number;
  /** The last sign of who had it before, ms since 1970. */
  aliveAtMs: number;
}

/** What bringing rooms back stands on. */
export interface ReturnSeams {
  readonly store: RoomStore;
  readonly platform: Pick<RoomPlatform, 'log'>;
  readonly timers: Timers;
  /** Makes a room this process'; null: it is over, or another's. */
  take(record: RoomRecord): Promise<TakenHere | null>;
}

/** Brings back the rooms that were open when the server went away. One that cannot be read yet is tried again. */
export class RoomReturn {
  readonly #host: ReturnSeams;
  readonly #back: (record: RoomRecord, found: RecoveredRoom, aliveAtMs: number) => void;
  /** Could not be read for half a minute. */
  readonly #givenUp = new Set<string>();
  readonly #missing = new Map<string, RoomRecord>();
  #stopped = false;

  constructor(host: ReturnSeams, back: (record: RoomRecord, found: RecoveredRoom, aliveAtMs: number) => void) {
    this.#host = host;
    this.#back = back;
  }

  /** Whether a room, by id or code, is open although it is not in memory yet: whoever asks for it should come again. */
  isReturning(idOrCode: string): boolean {
    for (const { id, code } of this.#missing.values()) if (id === idOrCode || code === idOrCode) return true;
    return false;
  }

  /** Whether a room, by id, is tried no more. */
  isGivenUp(id: string): boolean {
    return this.#givenUp.has(id);
  }

  /** Tries once now, and goes on in the background when it fails. `taken`: it is this process' already. */
  async bring(record: RoomRecord, taken?: TakenHere, attempt = 0): Promise<void> {
    try {
      const here = taken ?? (await this.#host.take(record));
      const found = here && (await recoverRoom(this.#host.store, record, here.epoch));
      this.#missing.delete(record.id);
      if (found) this.#back(record, found, here.aliveAtMs);
    } catch (error) {
      this.#host.platform.log.error({ err: error, room: record.id }, 'room could not be brought back');
      this.#tryAgain(record, taken, attempt, isDatabaseStuck(error));
    }
  }

  /** Tries no more. */
  stop(): void {
    this.#stopped = true;
  }

  #tryAgain(record: RoomRecord, taken: TakenHere | undefined, attempt: number, isStuck: boolean): void {
    const waitMs = RETRY_MS[attempt] ?? (isStuck ? LATER_MS : undefined);
    if (waitMs === undefined) {
      this.#missing.delete(record.id);
      this.#givenUp.add(record.id);
      return;
    }
    this.#missing.set(record.id, record);
    this.#host.timers.after(waitMs, () => {
      if (!this.#stopped) void this.bring(record, taken, attempt + 1);
    });
  }
}
