import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import { findCharge, listParts, reducePart, runKey, settleCharge, type ChargeRow } from './charge-store.ts';
import type { CreditSeams, RunKind } from '../credit-types.ts';
import { expireDueOf, writeOff } from '../ledger/expire-due.ts';
import { holdPot, writeSureEntry } from '../ledger/ledger-store.ts';
import { findSubscription, shiftUses, type SubscriptionRow } from '../subscriptions/subscription-store.ts';

/**
 * Gives the credits of a run back. A posted one stays posted, except `evenPosted`: the run ended within its first
 * slide and nobody had answered. What belongs to a subscription that has expired meanwhile expires at once. True:
 * nothing is charged for the run now.
 */
export async function voidCharge(
  seams: Pick<CreditSeams, 'now' | 'random'>,
  db: Db,
  what: RunKind,
  runId: string,
  { evenPosted = false } = {},
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const charge = await findCharge(trx, runKey(what, runId));
    if (!charge || charge.state === 'voided') return true;
    await holdPot(trx, charge.pot_id);
    const from = evenPosted ? (['held', 'posted'] as const) : (['held'] as const);
    if (!(await settleCharge(trx, charge.id, from, 'voided', seams.now())))
      return (await findCharge(trx, charge.run_key))?.state === 'voided';
    await expireDueOf(seams, trx, charge.pot_id);
    await giveBack(seams, trx, charge);
    return true;
  });
}

async function giveBack(seams: Pick<CreditSeams, 'now' | 'random'>, trx: Db, charge: ChargeRow): Promise<void> {
  const returned: { row: SubscriptionRow; amount: number }[] = [];
  for (const part of await listParts(trx, charge.id)) {
    const row = await findSubscription(trx, part.subscriptionId);
    if (!row) throw new Error(`the ledger is damaged: a part of charge ${charge.id} belongs to no subscription`);
    // An admin may have given uses back by hand before: no use comes back twice.
    const amount = Math.min(part.amount, row.used_count);
    if (amount <= 0) continue;
    await reducePart(trx, charge.id, { subscriptionId: row.id, amount });
    returned.push({ row, amount });
  }
  const total = returned.reduce((sum, { amount }) => sum + amount, 0);
  const about = { potId: charge.pot_id, ref: charge.id, actorId: charge.user_id, title: charge.game_name };
  await writeSureEntry(seams, trx, { ...about, kind: 'void', delta: total });
  for (const { row, amount } of returned) {
    if (row.expired === 0) {
      await shiftUses(trx, row.id, { used: -amount, left: amount });
      continue;
    }
    await writeOff(seams, trx, row, amount);
    await shiftUses(trx, row.id, { used: -amount, expired: amount });
  }
}
