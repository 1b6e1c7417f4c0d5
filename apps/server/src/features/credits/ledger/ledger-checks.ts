import { ENTRY_CHECKS } from './ledger-entry-checks.ts';
import { RECORD_CHECKS } from './ledger-record-checks.ts';

/** One rule of the books. */
export interface LedgerCheck {
  rule: string;
  /** What the subject is. */
  about: 'pot' | 'entry' | 'subscription' | 'charge' | 'order' | 'run';
  /** Finds the breaches; `subject` and `detail` of each. Both databases read it. */
  query: string;
}

export const LEDGER_CHECKS: readonly LedgerCheck[] = [...ENTRY_CHECKS, ...RECORD_CHECKS];
