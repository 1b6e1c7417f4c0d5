import type { LiveRefusal } from '@qc/contract';
import { GAME_TYPE } from '@qc/contract/devices/device-names';
import { dearestDevice } from '@qc/contract/devices/devices';
import { devicesIn, step, tableEntries } from '@qc/engine';
import type { Command, Outcome, RoomState } from '@qc/engine';
import { retryWait } from './retry-wait.ts';
import type { ChargedRun, RoomCharges } from './room-charges.ts';
import type { RoomRecord } from './room-store.ts';
import type { RoomPlatform } from '../live-ground.ts';
import type { Room } from '@qc/engine/live/room';
import type { Timers } from '@qc/engine/live/timers';

type Operate = Extract<Command, { type: 'operate' }>;

/** What starts ask of the host of the rooms. */
export interface StartingHost {
  readonly platform: Pick<RoomPlatform, 'now' | 'log'>;
  readonly timers: Timers;
  /** Whether the server is on its way down. */
  readonly stopping: boolean;
  /** A room in memory. */
  room(id: string): Room | null;
  /** A room as stored; null: there is none. */
  find(id: string): Promise<Pick<RoomRecord, 'endedAtMs'> | null>;
}

/**
 * The way out of the lobby, which is paid for: the price is held before the command that opens the first slide, and
 * paid once that command is on disk. A room that has started never asks again. What became of a charge follows from
 * the room alone, so that it can be settled at any time and after any crash.
 */
export class FirstSlide {
  readonly #host: StartingHost;
  readonly #charges: RoomCharges;
  /** Starts and settlements of one room, one after another. */
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(host: StartingHost, charges: RoomCharges) {
    this.#host = host;
    this.#charges = charges;
  }

  /** Does what an operator asks. Whatever opens the first slide waits for its price, and is refused without it. */
  async operate(room: Room, command: Operate): Promise<Outcome> {
    if (!this.#isToBePaid(room, command)) return submitted(room, command);
    return this.#inTurn(room, () => this.#open(room, command));
  }

  /** Brings the charge of a room to what the room on disk says. Throws while that cannot be done. */
  async settle(room: Room): Promise<void> {
    if (room.identity.demo) return;
    await this.#inTurn(room, () => this.#settle(room));
  }

  /**
   * After a start of the server: no price stays held for a room of its own that is still in its lobby, nor for one that
   * is over or gone. One that goes on elsewhere is settled there, and one that cannot be read yet when it is back.
   */
  async settleHeld(): Promise<void> {
    for (const roomId of await this.#charges.listHeld()) {
      const room = this.#host.room(roomId);
      if (room) this.#settleSoon(room);
      // It may have been paid and played elsewhere since the list was made.
      else if (!isOpen(await this.#host.find(roomId))) await this.#charges.giveBackHeld(roomId);
    }
  }

  /** A room that could not be brought back is closed for good: a price that is held for it is given back. */
  async giveUp(roomId: string): Promise<void> {
    if ((await this.#charges.listHeld()).includes(roomId)) await this.#charges.giveBackHeld(roomId);
  }

  /** A room is back in memory after its journal could not be read for a while. */
  returned(room: Room): void {
    this.#settleSoon(room);
  }

  /** When no start and no settlement is under way. */
  async idle(): Promise<void> {
    while (this.#turns.size > 0) await Promise.allSettled(this.#turns.values());
  }

  #isToBePaid(room: Room, command: Operate): boolean {
    if (room.identity.demo || room.state.startedAtMs !== null) return false;
    const outcome = step(room.state, command, this.#host.platform.now());
    return outcome.ok && outcome.state.startedAtMs !== null;
  }

  async #open(room: Room, command: Operate): Promise<Outcome> {
    if (this.#host.stopping) return refusal('storageFailed');
    // Another console was first: its press has been paid.
    if (!this.#isToBePaid(room, command)) return submitted(room, command);
    try {
      const refused = await this.#charges.hold(runOf(room));
      if (refused !== null) return refusal(refused);
    } catch (error) {
      this.#host.platform.log.error({ err: error, room: room.id }, 'charge could not be written');
      // It may be on disk all the same.
      this.#settleSoon(room);
      return refusal('storageFailed');
    }
    // A journal that closes takes nothing more, and confirms nothing.
    const outcome = this.#host.stopping ? refusal('storageFailed') : await submitted(room, command);
    this.#settleSoon(room);
    return outcome;
  }

  async #settle(room: Room): Promise<void> {
    // Whether its start is on disk is known where it goes on.
    if (room.isElsewhere) return;
    // Storage failed under it: whether its start is on disk shows when it goes on.
    if (room.suspended && this.#host.room(room.id) === room) throw new Error('the room waits for its storage');
    const settled = await (isFree(room.state)
      ? this.#charges.giveBack(room.id, room.epoch)
      : this.#charges.post(room.id, room.epoch));
    // Either it has gone to another server, which shows here in a moment, or its epoch was raised by this one.
    if (settled === 'elsewhere') throw new Error('the room is under another epoch');
  }

  #settleSoon(room: Room, attempt = 0): void {
    this.settle(room).catch((error: unknown) => {
      if (attempt === 0)
        this.#host.platform.log.error({ err: error, room: room.id }, 'charge could not be settled yet');
      if (this.#host.stopping) return;
      // Storage fails, or nobody knows yet what of the room is on disk.
      this.#host.timers.after(retryWait(attempt), () => this.#settleSoon(room, attempt + 1));
    });
  }

  async #inTurn<T>(room: Room, work: () => Promise<T>): Promise<T> {
    const before = this.#turns.get(room.id) ?? Promise.resolve();
    const turn = before.then(work, work);
    this.#turns.set(room.id, turn);
    try {
      return await turn;
    } finally {
      if (this.#turns.get(room.id) === turn) this.#turns.delete(room.id);
    }
  }
}

function isOpen(record: Pick<RoomRecord, 'endedAtMs'> | null): boolean {
  return record?.endedAtMs === null;
}

/** Whether a run costs nothing: it never left its lobby, or ended within its first slide with no answer taken. */
function isFree({ startedAtMs, phase, visits, rounds }: RoomState): boolean {
  if (startedAtMs === null) return true;
  if (phase.name !== 'ended' || visits > 1) return false;
  for (const { answers } of rounds) for (const answer of tableEntries(answers)) if (answer !== null) return false;
  return true;
}

function refusal(code: LiveRefusal): Outcome {
  return { ok: false, code };
}

async function submitted(room: Room, command: Operate): Promise<Outcome> {
  return new Promise((resolve) => {
    room.submit(command, resolve);
  });
}

function runOf({ id, epoch, identity, state }: Room): ChargedRun {
  const { userId, gameId } = identity;
  const gameType = GAME_TYPE[dearestDevice(devicesIn(state))];
  return { roomId: id, epoch, userId, gameId, gameName: state.game.name, gameType };
}
