import type { RoundResult } from '@qc/contract';

/** Columns that not every result has. */
export interface OptionalColumns {
  team: boolean;
  phone: boolean;
  rounds: readonly RoundResult[];
}
