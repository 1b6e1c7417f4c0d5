import type { OwnedRooms } from './room-claims.ts';
import type { RoomElsewhere } from './room-directory.ts';

/** What was found out is believed this long, ms. */
const BELIEVED_MS = 1000;
/** … that there is none, no longer than nobody has read the code off a screen: it may be a new room's the next moment, ms. */
const NONE_MS = 100;
/** Then the oldest are forgotten: a guess costs as much as a room that is there. */
const MOST = 20_000;

interface Known {
  place: RoomElsewhere | null;
  untilMs: number;
}

/** Where rooms of other servers are, as far as that was found out or said. `counterMs` never jumps. */
export class KnownPlaces {
  readonly #counterMs: () => number;
  readonly #found = new Map<string, Known>();

  constructor(counterMs: () => number) {
    this.#counterMs = counterMs;
  }

  /** Undefined: nobody knows. Null: there was none a moment ago. */
  find(codeOrId: string): RoomElsewhere | null | undefined {
    const known = this.#found.get(codeOrId);
    return known !== undefined && known.untilMs > this.#counterMs() ? known.place : undefined;
  }

  /** It was found out now. */
  note(codeOrId: string, place: RoomElsewhere | null): void {
    this.#found.delete(codeOrId);
    this.#found.set(codeOrId, { place, untilMs: this.#counterMs() + (place ? BELIEVED_MS : NONE_MS) });
    if (this.#found.size <= MOST) return;
    for (const oldest of this.#found.keys()) {
      this.#found.delete(oldest);
      return;
    }
  }

  /** Another server has said that it has these. */
  told({ server, rooms }: OwnedRooms): void {
    for (const { id, code, epoch } of rooms) {
      const before = this.find(id);
      // What comes late says nothing new.
      if (before && before.epoch > epoch) continue;
      for (const name of [id, code]) this.note(name, { room: id, server, epoch });
    }
  }

  /** It is asked anew next time. */
  doubt({ room, server }: RoomElsewhere): void {
    for (const [name, { place }] of this.#found)
      if (place?.room === room && place.server === server) this.#found.delete(name);
  }
}
