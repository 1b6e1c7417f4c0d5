import { hasClock } from '@qc/engine/live/has-clock';
import type { Room } from '@qc/engine/live/room';
import type { Timers } from '@qc/engine/live/timers';
import type { RoomOwners } from './room-owners.ts';
import type { Sight } from './room-taking.ts';

/** Who has so many times as many rooms as there are for each gives some away. */
const FAR_MORE = 1.25;

/** What spreading stands on. */
export interface SpreadingSeams {
  timers: Timers;
  me: string;
  owners: Pick<RoomOwners, 'countsOf'>;
  rooms(): readonly Room[];
  sight(): Promise<Sight>;
  /** Gives a room to a server; where that fails it goes on here. */
  give(room: Room, to: string): Promise<void>;
}

/** Gives rooms in which nobody is to servers that have fewer, one at a time: a house is even again when a server has come. */
export class RoomSpreading {
  readonly #seams: SpreadingSeams;
  #cancel: () => void = () => undefined;
  #turn: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(seams: SpreadingSeams) {
    this.#seams = seams;
  }

  /** Looks every so many ms. */
  start(everyMs: number): void {
    this.#cancel = this.#seams.timers.after(everyMs, () => {
      // What cannot be asked now is asked next time.
      this.#turn = this.#look()
        .catch(() => undefined)
        .then(() => (this.#stopped ? undefined : this.start(everyMs)));
    });
  }

  /** Gives nothing more; what is under way comes to its end first. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancel();
    await this.#turn;
  }

  async #look(): Promise<void> {
    const { owners, me } = this.#seams;
    const { takers, mayTake } = await this.#seams.sight();
    if (!mayTake || takers.length < 2) return;
    const to = whoHasFewer(await owners.countsOf(takers), me);
    const room = to === null ? undefined : this.#seams.rooms().find(isLeft);
    if (to !== null && room && !this.#stopped) await this.#seams.give(room, to);
  }
}

/** The server with the fewest rooms, where this one has far more than the mean; null: it has not. */
export function whoHasFewer(counts: ReadonlyMap<string, number>, me: string): string | null {
  const mine = counts.get(me) ?? 0;
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const [fewest] = [...counts].toSorted(([, a], [, b]) => a - b);
  // One more there and one less here is to be better than it was.
  return fewest && mine > (all / counts.size) * FAR_MORE && mine - fewest[1] > 1 ? fewest[0] : null;
}

/** Nobody is in it, at a page or on the telephone, and no time runs: nobody notices that it moves. */
function isLeft({ state, broadcast, suspended, settled }: Room): boolean {
  if (suspended || !settled || state.phase.name === 'ended') return false;
  return broadcast.wires === 0 && state.present === 0 && !hasClock(state);
}
