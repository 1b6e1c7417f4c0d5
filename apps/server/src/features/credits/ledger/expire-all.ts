import type { UserId } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { CreditSeams } from '../credit-types.ts';
import { expireOne } from './expire-due.ts';
import { holdPot } from './ledger-store.ts';
import { changeSubscription, listOpen } from '../subscriptions/subscription-store.ts';

/** Ends everything a pot has, because its institution or account is closed. */
export async function expireAllOf(
  seams: Pick<CreditSeams, 'now' | 'random'>,
  db: Db,
  potId: string,
  actorId: UserId | null,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await holdPot(trx, potId))) return;
    for (const row of await listOpen(trx, potId)) {
      await changeSubscription(trx, row.id, { expired_from_admin: 1 });
      await expireOne(seams, trx, row, { actorId });
    }
  });
}
