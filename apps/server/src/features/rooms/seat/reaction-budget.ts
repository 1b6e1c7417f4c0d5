import { REACTIONS_A_MINUTE, REACTIONS_BURST, REACTIONS_BURST_MS } from '@qc/contract/live/reactions';
import { Budget } from './budgets.ts';

const MINUTE_MS = 60_000;

/** How often one page may react: what goes beyond is no fault, it counts for nothing. */
export class ReactionBudget {
  readonly #burst = new Budget(REACTIONS_BURST, REACTIONS_BURST_MS);
  readonly #minute = new Budget(REACTIONS_A_MINUTE, MINUTE_MS);

  /** Uses one; false when there is none now. */
  take(nowMs: number): boolean {
    // What the burst refuses does not use up the minute.
    return this.#burst.take(nowMs) && this.#minute.take(nowMs);
  }
}
