import { Rng } from './rng.ts';
import { RunningHash } from './running-hash.ts';
import { VirtualTime } from './virtual-time.ts';

/** Server time at virtual time 0, ms. */
export const START_MS = 1_800_000_000_000;

/** What all parts of one simulated world share: time, chance, the log, and what was found out. */
export class Scene {
  readonly seed: number;
  readonly time = new VirtualTime();
  readonly rng: Rng;
  /** Situations that were reached, with how often. */
  readonly reached = new Map<string, number>();
  /** The first rule that was broken; null: none. */
  violation: string | null = null;
  /** Several servers share the house. */
  isShared = false;
  /** Every line of the log, when it is kept. */
  readonly lines: string[] | null;
  readonly #log = new RunningHash();

  constructor(seed: number, keepLog: boolean) {
    this.seed = seed;
    this.rng = new Rng(seed);
    this.lines = keepLog ? [] : null;
  }

  /** Notes what happened. Two runs of one seed note the same. */
  note(line: string): void {
    const dated = `${Math.round(this.time.nowMs)} ${line}`;
    this.lines?.push(dated);
    this.#log.add(dated);
  }

  /** Notes that a situation was reached that a weak generator would miss. */
  reach(situation: string): void {
    this.reached.set(situation, (this.reached.get(situation) ?? 0) + 1);
  }

  /** A rule is broken: the run ends here. */
  fail(rule: string): void {
    if (this.violation === null) {
      this.violation = rule;
      this.note(`VIOLATION ${rule}`);
    }
    this.time.stop();
  }

  /** Fails unless something holds. */
  demand(rule: string, holds: boolean): void {
    if (!holds) this.fail(rule);
  }

  /** Hash of the whole log. */
  digest(): string {
    return this.#log.digest();
  }
}
