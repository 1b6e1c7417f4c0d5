import type { SeatRow } from '@qc/contract';
import { countsOf } from '../views/counts.ts';
import { seatRow } from '../views/seat-rows.ts';
import type { RoomState } from '../state.ts';
import type { Later } from './after-confirmations.ts';
import { Outgoing } from './outgoing.ts';
import type { Listener } from './listener.ts';
import type { Timers } from './timers.ts';

/** Counts and rows go out at most this often, ms. */
const COUNTS_EVERY_MS = 200;
/** Rows of the operator's list in one message; the rest follows with the next. */
const ROWS_PER_MESSAGE = 500;

/** The running numbers of presenter and operator, gathered so that their traffic does not depend on how many answer. */
export class RunningCounts {
  readonly #seams: { now(): number; timers: Timers; later: Later };
  readonly #presenters: ReadonlySet<Listener>;
  readonly #operators: ReadonlySet<Listener>;
  /** Devices that have loaded the slide being prepared. */
  ready = 0;
  /** Spectators connected now. */
  watching = 0;
  readonly #rows = new Set<number>();
  #state: RoomState | null = null;
  #cancel: (() => void) | null = null;
  #sentAtMs = 0;

  constructor(
    seams: { now(): number; timers: Timers; later: Later },
    presenters: ReadonlySet<Listener>,
    operators: ReadonlySet<Listener>,
  ) {
    this.#seams = seams;
    this.#presenters = presenters;
    this.#operators = operators;
  }

  /** Numbers changed, and the row of `seat` with them. */
  touch(state: RoomState, seat: number | null = null): void {
    this.#state = state;
    if (this.#presenters.size + this.#operators.size === 0) return;
    if (seat !== null && this.#operators.size > 0) this.#rows.add(seat);
    this.#plan();
  }

  /** Every row may have changed. */
  touchAll(state: RoomState): void {
    if (this.#operators.size > 0) for (let seat = 0; seat < state.seats.length; seat += 1) this.#rows.add(seat);
    this.touch(state);
  }

  /** Takes back what was to be sent. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #plan(): void {
    if (this.#cancel) return;
    const wait = Math.min(COUNTS_EVERY_MS, Math.max(0, this.#sentAtMs + COUNTS_EVERY_MS - this.#seams.now()));
    this.#cancel = this.#seams.timers.after(wait, () => {
      this.#seams.later.add(() => {
        // Stopped while it waited.
        if (!this.#cancel) return;
        this.#cancel = null;
        this.#send();
      });
    });
  }

  #send(): void {
    const state = this.#state;
    if (!state) return;
    this.#sentAtMs = this.#seams.now();
    const counts = new Outgoing({
      t: 'counts',
      ...countsOf(state),
      ready: this.ready,
      ...(this.watching > 0 && { watching: this.watching }),
    });
    const rows = this.#rowsOf(state);
    tellAll(this.#presenters, counts);
    tellAll(this.#operators, rows.length === 0 ? counts : counts.followedBy({ t: 'seats', rows }));
    if (this.#rows.size > 0) this.#plan();
  }

  #rowsOf(state: RoomState): SeatRow[] {
    const seats = [...this.#rows].slice(0, ROWS_PER_MESSAGE);
    for (const seat of seats) this.#rows.delete(seat);
    return seats.flatMap((seat) => seatRow(state, seat) ?? []);
  }
}

function tellAll(listeners: ReadonlySet<Listener>, outgoing: Outgoing): void {
  for (const listener of listeners) if (listener.ready()) listener.outlet.send(outgoing);
}
