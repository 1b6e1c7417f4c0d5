import { SubscriptionId } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { CreditSeams, GiveBack, GivenBack } from '../credit-types.ts';
import { expireDueOf, restoreOne, writeOff } from '../ledger/expire-due.ts';
import { findEntry, holdPot, sumOfKinds, writeSureEntry } from '../ledger/ledger-store.ts';
import { changeSubscription, findGranted, findSubscription, shiftUses } from '../subscriptions/subscription-store.ts';

/**
 * A dispute was won: credits that it took come again, with the money. Never more than refunds and disputes took. The
 * same `ref` counts once. Into a subscription whose time is over they come only to expire.
 */
export async function giveBackOrder(
  seams: Pick<CreditSeams, 'now' | 'random'>,
  db: Db,
  back: GiveBack,
): Promise<GivenBack> {
  return inTransaction(db, async (trx) => {
    const granted = await findGranted(trx, { orderId: back.orderId });
    if (!granted) return { given: 0, subscriptionId: null };
    const subscriptionId = SubscriptionId.parse(granted.id);
    await holdPot(trx, granted.pot_id);
    const ref = `${back.ref}:won`;
    const before = await findEntry(trx, 'dispute', ref);
    if (before !== null) return { given: before.delta, subscriptionId };
    const nowMs = seams.now();
    await expireDueOf(seams, trx, granted.pot_id, nowMs);
    const { credits: gone, amountMinor: moneyGone } = await sumOfKinds(trx, granted.id, ['refund', 'dispute']);
    const given = Math.min(back.credits, 0 - gone);
    const lost = await findEntry(trx, 'dispute', back.ref);
    // A refund during the dispute wrote no money: it was all gone already.
    const comesAgain =
      back.refundedMinor === undefined
        ? 0 - (lost?.amount_minor ?? 0)
        : Math.max(0, 0 - moneyGone - back.refundedMinor);
    await writeSureEntry(seams, trx, {
      potId: granted.pot_id,
      kind: 'dispute',
      delta: given,
      ref,
      subscriptionId: granted.id,
      orderId: back.orderId,
      amountMinor: comesAgain,
      currency: granted.currency,
      actorId: back.actorId,
      title: granted.sale_title,
      note: back.note,
    });
    const row = (await findSubscription(trx, granted.id)) ?? granted;
    const isOver = back.expiresAtMs !== null && back.expiresAtMs <= nowMs;
    let isOpen = row.expired === 0;
    if (back.reopen && !isOver && row.expired_from_admin === 0) {
      await changeSubscription(trx, row.id, { expires_at_ms: back.expiresAtMs });
      if (!isOpen) await restoreOne(seams, trx, row);
      isOpen = true;
    }
    if (given === 0) return { given, subscriptionId };
    if (isOpen) await shiftUses(trx, row.id, { left: given, expired: -given });
    else await writeOff(seams, trx, row, given);
    return { given, subscriptionId };
  });
}
