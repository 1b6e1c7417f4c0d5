import { PREPARE_SHARE } from '@qc/contract/limits';
import type { RoomState } from '../state.ts';
import type { Listener } from './listener.ts';

/** What must be known of the pages of a room. */
interface Pages {
  /** Pages that show slides: players with a seat, and presenters. */
  readonly devices: number;
  /** Players' devices that are ready, for the running counts: these tell how many players are there. */
  noteReady(ready: number): void;
}

/**
 * Counts the devices that have loaded the slide being prepared, and says once when they are enough. Kept in memory
 * only: after a restart the slide opens when its time is over.
 */
export class PreparingDevices {
  readonly #pages: Pages;
  readonly #enough: (visit: number) => void;
  readonly #ready = new Set<Listener>();
  #visit = -1;
  #told = false;

  constructor(pages: Pages, enough: (visit: number) => void) {
    this.#pages = pages;
    this.#enough = enough;
  }

  /** A page says that it has loaded the slide of `visit`. */
  note(listener: Listener, visit: number, state: RoomState): void {
    if (!this.#follow(state) || visit !== this.#visit || listener.gone) return;
    this.#ready.add(listener);
    this.#look(state);
  }

  /** The room or its pages changed. */
  look(state: RoomState): void {
    if (this.#follow(state) && this.#ready.size > 0) this.#look(state);
  }

  /** Whether a slide is being prepared now; what was counted for another is forgotten. */
  #follow({ phase }: RoomState): boolean {
    const visit = phase.name === 'preparing' ? phase.visit : -1;
    if (visit !== this.#visit) {
      this.#visit = visit;
      this.#told = false;
      this.#ready.clear();
      this.#pages.noteReady(0);
    }
    return visit !== -1;
  }

  #look({ pausedAtMs }: RoomState): void {
    let players = 0;
    for (const listener of this.#ready)
      if (listener.gone) this.#ready.delete(listener);
      else if (listener.seat !== null) players += 1;
    this.#pages.noteReady(players);
    // In a pause the slide stays shut: it is told when the pause is over.
    if (this.#told || pausedAtMs !== null || this.#ready.size < Math.ceil(this.#pages.devices * PREPARE_SHARE)) return;
    this.#told = true;
    this.#enough(this.#visit);
  }
}
