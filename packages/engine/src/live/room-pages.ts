import { FarCrowds } from './far-crowds.ts';
import type { Audience, Listener } from './listener.ts';
import type { Outgoing } from './outgoing.ts';

/** The pages of one room: who is there and as what, who plays which seat, and who of them need not be told alone. */
export class RoomPages {
  readonly #listeners: Record<Audience, Set<Listener>> = {
    player: new Set(),
    presenter: new Set(),
    operator: new Set(),
  };
  /** Players' pages that are told one by one: all but the crowds. */
  readonly #alone = new Set<Listener>();
  readonly #crowds = new FarCrowds();
  readonly #seats = new Map<number, Listener>();
  readonly #newest: () => number;

  /** `newest` gives the version of the newest change that players were told of. */
  constructor(newest: () => number) {
    this.#newest = newest;
  }

  /** How many there are. */
  get count(): number {
    return this.#listeners.player.size + this.#listeners.presenter.size + this.#listeners.operator.size;
  }

  /** Pages that show slides: players with a seat, and presenters. */
  get devices(): number {
    return this.#seats.size + this.#listeners.presenter.size;
  }

  /** Who plays which seat. */
  get seats(): ReadonlyMap<number, Listener> {
    return this.#seats;
  }

  /** All of an audience. */
  of(audience: Audience): ReadonlySet<Listener> {
    return this.#listeners[audience];
  }

  /** Those of an audience that are told one by one. */
  toldAlone(audience: Audience): ReadonlySet<Listener> {
    return audience === 'player' ? this.#alone : this.#listeners[audience];
  }

  /** Tells those that are not the same; what it is, is made if there is anybody. */
  tellCrowds(make: () => Outgoing): void {
    this.#crowds.tell(make);
  }

  /** A page is there. */
  add(listener: Listener): void {
    this.#listeners[listener.audience].add(listener);
    if (listener.audience === 'player') this.#alone.add(listener);
  }

  /** A page is gone. The reply is the seat that nobody plays any more, or null. */
  remove(listener: Listener): number | null {
    this.leaveCrowd(listener);
    this.#alone.delete(listener);
    this.#listeners[listener.audience].delete(listener);
    const { seat } = listener;
    if (seat === null || this.#seats.get(seat) !== listener) return null;
    this.#seats.delete(seat);
    return seat;
  }

  /** Gives a seat to a page. The reply is the page that had it, or null. */
  seat(listener: Listener, seat: number): Listener | null {
    const before = this.#seats.get(seat);
    this.leaveCrowd(listener);
    listener.seat = seat;
    this.#seats.set(seat, listener);
    if (!before || before === listener) return null;
    before.seat = null;
    return before;
  }

  /** Nobody plays a seat any more. The reply is the page that did, or null. */
  unseat(seat: number): Listener | null {
    const listener = this.#seats.get(seat);
    if (!listener) return null;
    this.#seats.delete(seat);
    listener.seat = null;
    return listener;
  }

  /** Where a page knows all there is to know, it need not be told alone. */
  joinCrowd(listener: Listener): void {
    if (!this.#alone.has(listener) || listener.v !== this.#newest()) return;
    if (this.#crowds.enter(listener, () => this.leaveCrowd(listener))) this.#alone.delete(listener);
  }

  /** A page is told alone from now on. */
  leaveCrowd(listener: Listener): void {
    if (!this.#crowds.leave(listener)) return;
    // All of a crowd have been told what there was.
    listener.v = this.#newest();
    this.#alone.add(listener);
  }
}
