import type { OwnedRooms } from './owner-words.ts';
import type { RoomElsewhere } from './room-directory.ts';

/** What was found out is believed this long, ms. */
const BELIEVED_MS = 1000;
/** What others have said of rooms that are over is kept as long as they keep those. */
const OVER_MS = 60 * 60 * 1000;
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
  /** Rooms that are over, in the memory of who looks after their podium: no table knows them any more. */
  readonly #over = new Map<string, Known>();

  constructor(counterMs: () => number) {
    this.#counterMs = counterMs;
  }

  /** Undefined: nobody knows. Null: there was none a moment ago. */
  find(codeOrId: string): RoomElsewhere | null | undefined {
    return fresh(this.#found.get(codeOrId), this.#counterMs())?.place;
  }

  /** A room that is over, and still looked after somewhere. */
  over(codeOrId: string): RoomElsewhere | null {
    return fresh(this.#over.get(codeOrId), this.#counterMs())?.place ?? null;
  }

  /** It was found out now. */
  note(codeOrId: string, place: RoomElsewhere | null): void {
    keep(this.#found, codeOrId, { place, untilMs: this.#counterMs() + BELIEVED_MS });
  }

  /** Another server has said that it has these. */
  told({ server, rooms }: OwnedRooms): void {
    for (const { id, code, epoch, over } of rooms) {
      const place = { room: id, server, epoch };
      const before = this.find(id);
      for (const name of [id, code]) {
        if (over) keep(this.#over, name, { place, untilMs: this.#counterMs() + OVER_MS });
        // What comes late says nothing new.
        else if (!before || before.epoch <= epoch) this.note(name, place);
      }
    }
  }

  /** It is asked anew next time. */
  doubt({ room, server }: RoomElsewhere): void {
    for (const known of [this.#found, this.#over])
      for (const [name, { place }] of known) if (place?.room === room && place.server === server) known.delete(name);
  }
}

function fresh(known: Known | undefined, nowMs: number): Known | undefined {
  return known !== undefined && known.untilMs > nowMs ? known : undefined;
}

function keep(all: Map<string, Known>, name: string, known: Known): void {
  all.delete(name);
  all.set(name, known);
  if (all.size <= MOST) return;
  for (const oldest of all.keys()) {
    all.delete(oldest);
    return;
  }
}
