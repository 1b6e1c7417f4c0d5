import { SubscriptionId } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { CreditSeams, TakeBack, TakenBack } from '../credit-types.ts';
import { expireDueOf } from '../ledger/expire-due.ts';
import { findEntry, holdPot, sumOfKinds, writeSureEntry } from '../ledger/ledger-store.ts';
import { changeSubscription, findGranted, findSubscription, shiftUses } from '../subscriptions/subscription-store.ts';

/**
 * Takes unused credits of an order's own subscription out of its pot, because its money went back; nothing of what
 * came otherwise, and nothing that is used. The same `ref` counts once. An order that was never granted has nothing
 * to take: nothing is written, and the same may be told again later.
 */
export async function takeBackOrder(
  seams: Pick<CreditSeams, 'now' | 'random'>,
  db: Db,
  back: TakeBack,
): Promise<TakenBack> {
  return inTransaction(db, async (trx) => {
    const granted = await findGranted(trx, { orderId: back.orderId });
    if (!granted) return { taken: 0, subscriptionId: null };
    const subscriptionId = SubscriptionId.parse(granted.id);
    await holdPot(trx, granted.pot_id);
    const before = await findEntry(trx, back.kind, back.ref);
    if (before !== null) return { taken: 0 - before.delta, subscriptionId };
    const nowMs = seams.now();
    await expireDueOf(seams, trx, granted.pot_id, nowMs);
    const row = (await findSubscription(trx, granted.id)) ?? granted;
    const taken = back.credits === 'all' || back.close ? row.left_count : Math.min(back.credits, row.left_count);
    const { amountMinor: moneyBack } = await sumOfKinds(trx, row.id, ['refund', 'dispute']);
    await writeSureEntry(seams, trx, {
      potId: row.pot_id,
      kind: back.kind,
      delta: 0 - taken,
      ref: back.ref,
      subscriptionId: row.id,
      orderId: back.orderId,
      // Never more than was paid, whatever a provider says.
      amountMinor: 0 - Math.min(back.amountMinor, row.price_minor + moneyBack),
      currency: row.currency,
      actorId: back.actorId,
      title: row.sale_title,
      note: back.note,
    });
    if (taken > 0) await shiftUses(trx, row.id, { left: -taken, expired: taken });
    if (back.close) {
      const endMs = Math.min(row.expires_at_ms ?? nowMs, nowMs);
      await changeSubscription(trx, row.id, { expired: 1, expires_at_ms: endMs });
    }
    return { taken, subscriptionId };
  });
}
