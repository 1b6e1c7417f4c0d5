import type { RouteReply } from '@qc/contract';
import { type AuditBy, recordAudit } from '#features/audit';
import { verifyLedger } from '#features/credits';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { countLedger, writeLedgerCheck } from './ledger-check-store.ts';

/** Faults that one reply names. */
const FAULTS_MAX = 200;

/** Proves that every balance is the sum of its entries, and keeps when that was and how it came out. */
export async function checkLedger(platform: Platform, by: AuditBy): Promise<Result<RouteReply<'checkLedger'>>> {
  const faults: string[] = [];
  const found = await verifyLedger(platform.db, ({ rule, subject, detail }) => {
    if (faults.length < FAULTS_MAX) faults.push(`${rule}: ${subject} ${detail}`);
  });
  const checkedAt = platform.now();
  const { pots, entries } = await countLedger(platform.db);
  if (found > 0) platform.log.error({ faults: found }, 'the ledger does not add up');
  await inTransaction(platform.db, async (trx) => {
    await writeLedgerCheck(trx, { checkedAt, faults: found });
    await recordAudit(trx, by, {
      action: 'checkLedger',
      targetKind: 'ledger',
      target: 'ledger',
      targetName: '',
      after: { pots, entries, faults: found },
    });
  });
  return succeed({ pots, entries, faults, checkedAt });
}
