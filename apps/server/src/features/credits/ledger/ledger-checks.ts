import { ENTRY_CHECKS } from './ledger-entry-checks.ts';
import { RECORD_CHECKS } from './ledger-record-checks.ts';
import type { LedgerCheck } from './ledger-check.ts';

export const LEDGER_CHECKS: readonly LedgerCheck[] = [...ENTRY_CHECKS, ...RECORD_CHECKS];
