import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import { blankNames } from './charges/charge-store.ts';
import type { CreditSeams } from './credit-types.ts';
import { expireAllOf } from './ledger/expire-all.ts';

/** An account is deleted: its credits end, its name leaves the books, the figures stay. */
export async function forgetPerson(seams: Pick<CreditSeams, 'now' | 'random'>, db: Db, userId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await expireAllOf(seams, trx, userId, null);
    await blankNames(trx, userId);
  });
}
