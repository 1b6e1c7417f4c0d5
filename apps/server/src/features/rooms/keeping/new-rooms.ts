import { CLOSE } from '@qc/contract';
import { openAgain, openRoom } from '@qc/engine';
import type { RunGame } from '@qc/engine';
import type { Room, RoomBeginning } from '@qc/engine/live/room';
import type { Timers } from '@qc/engine/live/timers';
import type { RoomPlatform } from '../live-ground.ts';
import type { RoomOpening } from '../rooms.ts';
import { retryWait } from './retry-wait.ts';
import type { RoomNames } from './room-names.ts';
import type { RoomRecord, RoomStore } from './room-store.ts';
import type { Snapshot } from './snapshots/snapshot-store.ts';

const CODE_TRIES = 50;
/** A room that follows another counts on from its commands, and from what was put right in it after its end. */
const COMMANDS_APART = 1000;

/** What opening rooms asks of their host. */
export interface NewRoomsHost {
  readonly platform: Pick<RoomPlatform, 'now' | 'random'>;
  readonly timers: Timers;
  readonly store: RoomStore;
  /** Whether the server is on its way down. */
  readonly stopping: boolean;
  /** A room in memory. */
  room(id: string): Room | null;
}

/** Opens rooms: on disk first, and then in memory. */
export class NewRooms {
  readonly #host: NewRoomsHost;
  readonly #names: RoomNames;
  readonly #add: (record: RoomRecord, begins: RoomBeginning) => Room;

  /** `add` takes one into memory that is on disk. */
  constructor(host: NewRoomsHost, names: RoomNames, add: (record: RoomRecord, begins: RoomBeginning) => Room) {
    this.#host = host;
    this.#names = names;
    this.#add = add;
  }

  /** See `Rooms.open`. */
  async open(run: RoomOpening): Promise<{ record: RoomRecord; room: Room } | null> {
    const { random } = this.#host.platform;
    const begun = this.#recordOf(run);
    for (let attempt = 0; attempt < CODE_TRIES; attempt += 1) {
      const code = String(random.below(1_000_000)).padStart(6, '0');
      if (this.#names.byCode(code)) continue;
      const record = { ...begun, code };
      const epoch = await this.#insert(record, run.game);
      if (epoch === 'alreadyOpen') return null;
      if (epoch === 'codeTaken') continue;
      const state = openRoom({ code, game: run.game, openedAtMs: record.createdAtMs });
      return { record, room: this.#add(record, { epoch, state, seq: 0 }) };
    }
    throw new Error('no free room code found');
  }

  /** See `Rooms.openAgain`. */
  async openAgain(id: string, run: RoomOpening): Promise<RoomRecord | 'gone' | null> {
    const next = this.#names.nextOf(id);
    if (next !== undefined) {
      const followed = await this.#host.store.findRoom(next);
      return followed?.endedAtMs === null ? followed : this.openAgain(next, run);
    }
    const before = this.#host.room(id);
    if (before?.state.phase.name !== 'ended') return 'gone';
    const record = { ...this.#recordOf(run), code: before.identity.code };
    const follows = { room: id, game: run.game, openedAtMs: record.createdAtMs };
    const begins = { seq: before.seq + COMMANDS_APART, state: openAgain(before.state, follows) };
    const epoch = await this.#insert(record, run.game, begins);
    if (typeof epoch === 'string') return null;
    this.#add(record, { epoch, ...begins });
    before.broadcast.closeAll('restart', CLOSE.restart, (call) => call());
    return record;
  }

  #recordOf(run: RoomOpening): Omit<RoomRecord, 'code'> {
    const { platform } = this.#host;
    const { gameId, userId, game, demo = false, gameType, price = 0 } = run;
    const of = { gameId, userId, name: game.name, demo, gameType, price };
    return { id: platform.random.id(), ...of, createdAtMs: platform.now(), endedAtMs: null };
  }

  /** Gives the epoch of the new room. */
  async #insert(
    room: RoomRecord & { code: string },
    game: RunGame,
    begins?: Snapshot,
  ): Promise<number | 'codeTaken' | 'alreadyOpen'> {
    try {
      return await this.#host.store.insertRoom(room, game, begins);
    } catch (error) {
      // It may be on disk all the same: left there, it would hold its game and its code while nobody can enter it.
      this.#discard(room.id);
      throw error;
    }
  }

  /** A room that was never told to anybody is closed, if it is there and nobody else's. Tried until storage takes it. */
  #discard(roomId: string, attempt = 0): void {
    const { platform, store, timers } = this.#host;
    store.discardRoom(roomId, platform.now()).catch(() => {
      if (!this.#host.stopping) timers.after(retryWait(attempt), () => this.#discard(roomId, attempt + 1));
    });
  }
}
