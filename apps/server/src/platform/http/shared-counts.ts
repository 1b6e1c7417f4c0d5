import { z } from 'zod';
import type { Bus } from '../bus/bus.ts';
import { houseWord } from '../bus/house-word.ts';
import type { TokenBuckets } from './token-bucket.ts';

/** What was counted is told the other servers so often, ms: so far a limit of many is off by what came meanwhile. */
const TELL_EVERY_MS = 250;
/** Most keys that are told at once; what is beyond is not told, and forgiven. */
const KEYS_MAX = 5000;

/** Uses by limit and key. */
const limitsWord = houseWord('limits', z.record(z.string(), z.record(z.string(), z.number())));

/** Limits that several servers count together: each takes what the others say they have granted. */
export class SharedCounts {
  readonly #bus: Bus;
  readonly #stop: (() => void)[] = [];
  #counted = new Map<string, Map<string, number>>();
  #keys = 0;

  constructor(bus: Bus, limits: ReadonlyMap<string, TokenBuckets>) {
    this.#bus = bus;
    const timer = setInterval(() => this.tell(), TELL_EVERY_MS).unref();
    this.#stop.push(
      () => clearInterval(timer),
      limitsWord.hear(bus, (heard) => {
        for (const [limit, uses] of Object.entries(heard)) {
          for (const [key, count] of Object.entries(uses)) limits.get(limit)?.spend(key, count);
        }
      }),
    );
  }

  /** A use was granted here. */
  count(limit: string, key: string): void {
    const uses = this.#counted.get(limit) ?? new Map<string, number>();
    const before = uses.get(key);
    if (before === undefined && this.#keys >= KEYS_MAX) return;
    if (before === undefined) this.#keys += 1;
    this.#counted.set(limit, uses.set(key, (before ?? 0) + 1));
  }

  /** Tells the others what was counted since it was told last. */
  tell(): void {
    if (this.#keys === 0) return;
    const counted = [...this.#counted].map(([limit, uses]) => [limit, Object.fromEntries(uses)] as const);
    this.#counted = new Map();
    this.#keys = 0;
    limitsWord.tell(this.#bus, Object.fromEntries(counted));
  }

  stop(): void {
    for (const stop of this.#stop.splice(0)) stop();
  }
}
