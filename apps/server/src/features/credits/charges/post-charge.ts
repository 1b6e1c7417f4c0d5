import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import { findCharge, runKey, settleCharge } from './charge-store.ts';
import type { CreditSeams, RunKind } from '../credit-types.ts';

/** The run has begun: its credits are spent. False: nothing is held for it, or it was voided. */
export async function postCharge(
  seams: Pick<CreditSeams, 'now'>,
  db: Db,
  what: RunKind,
  runId: string,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const charge = await findCharge(trx, runKey(what, runId));
    if (!charge || charge.state === 'voided') return false;
    if (charge.state === 'posted') return true;
    if (await settleCharge(trx, charge.id, ['held'], 'posted', seams.now())) return true;
    // Somebody settled it between the two statements.
    return (await findCharge(trx, charge.run_key))?.state === 'posted';
  });
}
