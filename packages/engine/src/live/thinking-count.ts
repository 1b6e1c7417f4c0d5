import { hasAnswered, shownRound } from '../rounds.ts';
import type { RoomState } from '../state.ts';
import type { Later } from './after-confirmations.ts';
import type { FanOut } from './fan-out.ts';
import type { Listener } from './listener.ts';
import { Outgoing } from './outgoing.ts';
import type { Timers } from './timers.ts';

/** The word goes out at most this often, ms. */
const EVERY_MS = 1000;
/** In a room of more players than `MANY`, at most this often. */
const MANY_EVERY_MS = 2000;
const MANY = 1000;
/** Whoever answers within this time after the first is told together with it, and after all confirmations, ms. */
const GATHER_MS = 300;

/**
 * Tells those who have answered how many have: whoever still thinks is not hurried. The same bytes for all of them, in
 * the room's turns, and never while something else waits for these.
 */
export class ThinkingCount {
  readonly #seams: { now(): number; timers: Timers; later: Later };
  readonly #seats: ReadonlyMap<number, Listener>;
  readonly #fanOut: FanOut;
  #state: RoomState | null = null;
  #cancel: (() => void) | null = null;
  #sentAtMs = 0;

  constructor(
    seams: { now(): number; timers: Timers; later: Later },
    seats: ReadonlyMap<number, Listener>,
    fanOut: FanOut,
  ) {
    this.#seams = seams;
    this.#seats = seats;
    this.#fanOut = fanOut;
  }

  /** Somebody has answered, or who has came back. */
  touch(state: RoomState): void {
    this.#state = state;
    if (this.#cancel || !isThought(state)) return;
    const every = state.players > MANY ? MANY_EVERY_MS : EVERY_MS;
    this.#plan(Math.min(every, Math.max(GATHER_MS, this.#sentAtMs + every - this.#seams.now())));
  }

  /** Takes back what was to be sent. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #plan(waitMs: number): void {
    this.#cancel = this.#seams.timers.after(waitMs, () => {
      this.#seams.later.add(() => {
        // Stopped while it waited.
        if (!this.#cancel) return;
        this.#cancel = null;
        if (this.#fanOut.isBusy) this.#plan(EVERY_MS);
        else this.#send();
      });
    });
  }

  #send(): void {
    const state = this.#state;
    const round = state && isThought(state) ? shownRound(state) : null;
    if (!state || !round) return;
    this.#sentAtMs = this.#seams.now();
    const word = new Outgoing({ t: 'thinking', answered: round.answered, of: state.players });
    const targets = [...this.#seats].flatMap(([seat, page]) => (hasAnswered(round, seat) ? page : []));
    this.#fanOut.each(targets, (page) => {
      if (page.ready()) page.outlet.send(word);
    });
  }
}

/** Whether some answer and others think: alone there is nobody to wait for, and a race is told as it goes. */
function isThought({ phase, game, players }: RoomState): boolean {
  return phase.name === 'question' && game.pace === 'live' && players > 1;
}
