import { EVENT_HISTORY } from '@qc/contract/live/protocol';
import type { RoomState } from '../state.ts';

/** A change as it was told: its version and the room as it was then. Views are built anew when it is told again. */
export interface LoggedEvent {
  v: number;
  state: RoomState;
}

/** The numbered changes one audience was told of, the last of them kept for returning pages. */
export class AudienceLog {
  #v: number;
  #events: LoggedEvent[] = [];

  constructor(version: number) {
    this.#v = version;
  }

  /** Version of the newest change. */
  get v(): number {
    return this.#v;
  }

  /** Notes a change; its version is one above the last. */
  add(state: RoomState): number {
    this.#v += 1;
    this.#events.push({ v: this.#v, state });
    if (this.#events.length > EVENT_HISTORY) this.#events.shift();
    return this.#v;
  }

  /** What a page that knows `version` has missed, oldest first; null: not known any more, it needs everything. */
  since(version: number | null): readonly LoggedEvent[] | null {
    if (version === null || version > this.#v) return null;
    if (version === this.#v) return [];
    const missed = this.#events.filter((event) => event.v > version);
    return missed[0]?.v === version + 1 ? missed : null;
  }
}
