import type { Db } from '#platform/db/tables';
import { runLedgerCheck } from './ledger-check-store.ts';
import { ENTRY_CHECKS } from './ledger-entry-checks.ts';
import { RECORD_CHECKS } from './ledger-record-checks.ts';

/** One thing that is wrong in the books. */
export interface LedgerFault {
  /** Which rule it breaks, in words for a person. */
  rule: string;
  /** The record, such as `pot 0Abc…`. */
  subject: string;
  /** The figures that do not fit. */
  detail: string;
}

/**
 * Proves the books, or names what is wrong, fault by fault as they are found: entries follow each other without a gap,
 * every balance is the sum of its entries and of its subscriptions, every charge, subscription and order has its
 * entries and the other way round. A rule names at most `perRule` of its faults. With connections `beside`, so many
 * rules are read at the same time. The reply is how many faults were named.
 */
export async function verifyLedger(
  db: Db,
  onFault: (fault: LedgerFault) => void = () => undefined,
  { perRule = 200, beside = [] }: { perRule?: number; beside?: readonly Db[] } = {},
): Promise<number> {
  const waiting = [...ENTRY_CHECKS, ...RECORD_CHECKS].values();
  const readOn = async (connection: Db): Promise<number> => {
    let faults = 0;
    for (const check of waiting) {
      for (const { subject, detail } of await runLedgerCheck(connection, check.query, perRule)) {
        onFault({ rule: check.rule, subject: `${check.about} ${subject}`, detail });
        faults += 1;
      }
    }
    return faults;
  };
  const faults = await Promise.all([db, ...beside].map(readOn));
  return faults.reduce((sum, count) => sum + count, 0);
}
