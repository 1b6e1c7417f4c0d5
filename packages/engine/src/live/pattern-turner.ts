import { PATTERN_EVERY_MS, PATTERN_LENGTH, PATTERN_SHAPES } from '@qc/contract/limits';
import type { RoomState } from '../state.ts';
import type { Timers } from './timers.ts';

/** What a room's pattern is drawn with. */
export interface PatternSeams {
  timers: Timers;
  /** A random whole number from 0 to `below` - 1. */
  below(below: number): number;
}

/** Draws the pattern of the second step of joining, at once when it is switched on and anew every few seconds. */
export class PatternTurner {
  readonly #seams: PatternSeams;
  readonly #turn: (pattern: readonly number[]) => void;
  #cancel: (() => void) | null = null;

  constructor(seams: PatternSeams, turn: (pattern: readonly number[]) => void) {
    this.#seams = seams;
    this.#turn = turn;
  }

  /** The room changed. */
  follow({ twoStep, phase }: RoomState): void {
    if (!twoStep || phase.name === 'ended') this.stop();
    else if (!this.#cancel) this.#wait(twoStep.pattern.length === 0 ? 0 : PATTERN_EVERY_MS);
  }

  /** Takes back the timer. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  /** The same shape all over would look like a fault of the screen. */
  #draw(): number[] {
    const [first = 0, ...rest] = Array.from({ length: PATTERN_LENGTH }, () => this.#seams.below(PATTERN_SHAPES));
    const same = rest.every((shape) => shape === first);
    return [same ? (first + 1) % PATTERN_SHAPES : first, ...rest];
  }

  #wait(ms: number): void {
    this.#cancel = this.#seams.timers.after(ms, () => {
      // Another wait begins when the room has taken this one.
      this.#cancel = null;
      this.#turn(this.#draw());
    });
  }
}
