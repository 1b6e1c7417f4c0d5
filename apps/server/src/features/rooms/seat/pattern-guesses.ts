import { placesTaken } from '@qc/engine';
import type { RoomState } from '@qc/engine';
import { Budgets } from './budgets.ts';

/**
 * Wrong patterns of the second step in a window: a child may well tap wrong a few times, and in a school many do. Whoever
 * makes up new devices is held by the address, from which no more than a few hundred guesses go at one room.
 */
const PER_DEVICE = 6;
const PER_ADDRESS = 300;
const WINDOW_MS = 60_000;

/** Who guesses, and where. */
export interface Guesser {
  room: string;
  device: string;
  address: string;
}

/** Holds those who guess the shapes on the big screen. */
export class PatternGuesses {
  readonly #now: () => number;
  readonly #devices = new Budgets(PER_DEVICE, WINDOW_MS);
  readonly #addresses = new Budgets(PER_ADDRESS, WINDOW_MS);

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether this device or address may try another pattern, which counts until it is known that it was not wrong. */
  mayTry(who: Guesser): boolean {
    const now = this.#now();
    return !this.#addresses.spent(placeOf(who), now) && this.#devices.take(who.device, now);
  }

  /** What became of a pattern that was tried. */
  note(who: Guesser, isWrong: boolean): void {
    const now = this.#now();
    if (isWrong) this.#addresses.take(placeOf(who), now);
    else this.#devices.giveBack(who.device, now);
  }

  /**
   * Somebody got a place: in a hall of thousands behind one address there are more typing errors, and one is forgiven.
   * Once for a device, and no more of them than there are players: who leaves and comes again has earned nothing.
   */
  forgive(who: Guesser, state: RoomState, deviceHash: string): void {
    if (placesTaken(state.seats, deviceHash) > 1) return;
    this.#addresses.giveBack(placeOf(who), this.#now(), state.players);
  }
}

/** What is earned in one room is worth nothing in another. */
function placeOf({ room, address }: Guesser): string {
  return `${room} ${address}`;
}
