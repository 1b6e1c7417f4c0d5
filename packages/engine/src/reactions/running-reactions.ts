import { REACTIONS, REACTIONS_EVERY_MS } from '@qc/contract/live/reactions';
import type { Listener } from '../live/listener.ts';
import { Outgoing } from '../live/outgoing.ts';
import type { Timers } from '../live/timers.ts';

/**
 * Reactions of all players, summed until they go to big screens and consoles: at most five words a second to each, whoever
 * and however many they come from. Nothing of them is kept, and nothing says who it was.
 */
export class RunningReactions {
  readonly #timers: Pick<Timers, 'after'>;
  readonly #screens: readonly ReadonlySet<Listener>[];
  #sums = NONE();
  #cancel: (() => void) | null = null;

  constructor(timers: Pick<Timers, 'after'>, ...screens: readonly ReadonlySet<Listener>[]) {
    this.#timers = timers;
    this.#screens = screens;
  }

  /** One more of a reaction, by its index. */
  add(reaction: number): void {
    const before = this.#sums[reaction];
    if (before === undefined) return;
    this.#sums[reaction] = before + 1;
    this.#cancel ??= this.#timers.after(REACTIONS_EVERY_MS, () => this.#send());
  }

  /** Forgets what has not gone out. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#sums = NONE();
  }

  #send(): void {
    this.#cancel = null;
    const sums = new Outgoing({ t: 'reactions', n: this.#sums });
    this.#sums = NONE();
    for (const screens of this.#screens)
      for (const listener of screens) if (listener.ready()) listener.outlet.send(sums);
  }
}

const NONE = (): number[] => REACTIONS.map(() => 0);
