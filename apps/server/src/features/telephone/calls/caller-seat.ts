import type { LiveRefusal, MediaRef } from '@qc/contract';
import { currentSlide, ownView, questionMs } from '@qc/engine';
import { Listener } from '@qc/engine/live/listener';
import type { Outlet } from '@qc/engine/live/outlet';
import type { CallView } from '@qc/telephone/conversation/told';
import { spokenSlide } from '@qc/telephone/slides/spoken-slide';
import type { Caller, CallerDoor, Room, SeatAnswer, SeatJoin } from '#features/rooms';
import { roomSeen } from './room-seen.ts';

/** What became of something that was done for a caller. */
export type DoneOrNot = { ok: true } | { ok: false; code: LiveRefusal };

/** A room that does not answer within this time is in trouble; a line waits fifteen seconds, ms. */
const ANSWER_WITHIN_MS = 4000;

/**
 * A caller in a room: takes the seat by its port, and looks at the room when the line asks. What the room tells its pages
 * goes nowhere here, as nobody can be told anything between two questions of the line.
 */
export class CallerSeat implements Outlet {
  readonly room: Room;
  readonly buffered = 0;
  readonly #port: ReturnType<CallerDoor['port']>;
  readonly #view: Listener;
  #closed = false;
  #left = false;

  constructor(door: CallerDoor, room: Room, caller: Caller, seat: number | null) {
    this.room = room;
    this.#port = door.port(room, caller, seat);
    this.#view = new Listener(this, 'player', '');
    this.#port.watch(this.#view, null);
    this.#port.present(true);
  }

  /** The seat; null: none yet, or none any more. */
  get seat(): number | null {
    return this.#port.seat;
  }

  get closed(): boolean {
    return this.#closed;
  }

  send(): void {}

  close(): void {
    this.#closed = true;
  }

  /** What is seen at this time; `addressOf`: where the line finds a recording, null where it plays none. */
  sees(nowMs: number, addressOf: (recording: MediaRef) => string | null): CallView {
    const { state } = this.room;
    const { seat } = this;
    const slide = currentSlide(state);
    return {
      ...roomSeen(state, nowMs),
      own: seat === null ? null : ownView(state, seat, nowMs),
      spoken: slide && spokenSlide(slide, addressOf),
    };
  }

  /** Takes a seat. */
  join(join: SeatJoin): Promise<DoneOrNot> {
    return answered((reply) => this.#port.join(join, (joined) => reply(joined.ok ? { ok: true } : joined)));
  }

  /** Answers for the seat. */
  answer(answer: SeatAnswer): Promise<DoneOrNot> {
    return answered((reply) => this.#port.answer(answer, doneBy(reply)));
  }

  /** A question is being read, from `nowMs` on, for so long. What cannot be noted is no reason to say nothing. */
  async reading(visit: number, lengthMs: number, nowMs: number): Promise<void> {
    const fromMs = questionMs(this.room.state, nowMs);
    if (fromMs === null) return;
    const reading = { visit, readMs: fromMs + lengthMs };
    await answered((reply) => this.#port.reading(reading, doneBy(reply)));
  }

  /** Gives the seat up. */
  leave(id: string): Promise<DoneOrNot> {
    return answered((reply) => this.#port.leave(id, doneBy(reply)));
  }

  /** The call is over, or silent: the seat stays. */
  away(): void {
    if (this.#left) return;
    this.#left = true;
    this.#port.present(false);
  }
}

function doneBy(reply: (done: DoneOrNot) => void) {
  return {
    done: () => reply({ ok: true }),
    refused: (code: LiveRefusal) => reply({ ok: false, code }),
  };
}

/** What is said again with the same id is the same: who is not answered in time may try again. */
function answered(ask: (reply: (done: DoneOrNot) => void) => void): Promise<DoneOrNot> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve({ ok: false, code: 'storageFailed' }), ANSWER_WITHIN_MS);
    ask((done) => {
      clearTimeout(late);
      resolve(done);
    });
  });
}
