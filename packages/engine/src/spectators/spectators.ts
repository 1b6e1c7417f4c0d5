import type { LiveRefusal } from '@qc/contract';
import type { RoomState } from '../state.ts';
import type { Listener } from '../live/listener.ts';
import { watchRefusal } from './may-watch.ts';

/**
 * Who watches a room without a place, by the device's hash: one page each, at most as many as the room has places for
 * players. They are no part of the run: nothing of them is kept.
 */
export class Spectators {
  readonly #pages = new Map<string, Listener>();
  readonly #devices = new Map<Listener, string>();
  readonly #counted: (count: number) => void;
  readonly #replaced: (page: Listener) => void;

  /** `counted` hears how many there are whenever that changes, `replaced` of a page whose device watches on another. */
  constructor(seams: { counted: (count: number) => void; replaced: (page: Listener) => void }) {
    this.#counted = seams.counted;
    this.#replaced = seams.replaced;
  }

  get count(): number {
    return this.#pages.size;
  }

  /** Whether this page watches. */
  has(page: Listener): boolean {
    return this.#devices.has(page);
  }

  /** A page without a place wants to watch. The reply is why it may not, or null: it does. */
  enter(page: Listener, deviceHash: string, state: RoomState): LiveRefusal | null {
    const refusal = watchRefusal(state, deviceHash);
    if (refusal !== null) return refusal;
    const before = this.#pages.get(deviceHash);
    if (before === page) return null;
    if (before === undefined && this.count >= state.game.maxPlayers) return 'watchersFull';
    this.#pages.set(deviceHash, page);
    this.#devices.set(page, deviceHash);
    if (before === undefined) {
      this.#counted(this.count);
    } else {
      this.#devices.delete(before);
      this.#replaced(before);
    }
    return null;
  }

  /** A page watches no longer: it has a place, went away, or wishes so. */
  leave(page: Listener): void {
    const device = this.#devices.get(page);
    if (device !== undefined) this.#drop(page, device);
  }

  /** The room is another: whoever may watch it no longer is told why. The end of a run is watched by all. */
  follow(state: RoomState): void {
    for (const [device, page] of this.#pages) {
      const refused = watchRefusal(state, device);
      if (refused === null || refused === 'roomEnded') continue;
      this.#drop(page, device);
      page.tell({ t: 'watching', on: false, refused });
    }
  }

  #drop(page: Listener, device: string): void {
    this.#devices.delete(page);
    this.#pages.delete(device);
    this.#counted(this.count);
  }
}
