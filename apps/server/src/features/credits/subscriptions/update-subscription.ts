import type { Subscription, SubscriptionChanges, SubscriptionId } from '@qc/contract';
import { recordAudit } from '#features/audit';
import { searchKey } from '#platform/db/search-key';
import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import { refuse, succeed, type Result } from '#platform/result';
import { mayGiveTo, type AdminAct } from '../credit-policy.ts';
import type { CreditPlatform } from '../credit-types.ts';
import { viewSubscriptions } from '../statements/credit-view.ts';
import { expireDueOf, expireOne, restoreOne } from '../ledger/expire-due.ts';
import { holdPot, sumOfKinds } from '../ledger/ledger-store.ts';
import { findOwners } from '../owner-store.ts';
import { planSubscriptionChange } from './plan-subscription-change.ts';
import { changeSubscription, findSubscription, type SubscriptionRow } from './subscription-store.ts';
import { useByHand } from './use-by-hand.ts';

/**
 * An admin corrects a subscription. Uses go down or up as a use by hand that is in the books like any other; ending it
 * and reviving it are entries too. Refuses `notFound`, `forbidden` (what an admin’s own runs are paid with), `usesBeyondOriginal`, `invalidInput`.
 */
export async function updateSubscription(
  platform: CreditPlatform,
  { actor, by }: AdminAct,
  id: SubscriptionId,
  changes: SubscriptionChanges,
): Promise<Result<Subscription>> {
  return inTransaction(platform.db, async (trx) => {
    const found = await findSubscription(trx, id);
    if (!found) return refuse('notFound');
    if (!(await mayGiveTo(trx, actor, found.pot_id))) return refuse('forbidden');
    await holdPot(trx, found.pot_id);
    const nowMs = platform.now();
    await expireDueOf(platform, trx, found.pot_id, nowMs);
    const before = await read(trx, id);
    const { credits } = await sumOfKinds(trx, id, ['expiry', 'restore']);
    const planned = planSubscriptionChange(before, changes, 0 - credits, nowMs);
    if (!planned.ok) return planned;
    const { expiresAtMs, expiredFromAdmin, turn, manualUses } = planned.value;
    const owner = (await findOwners(trx, [before])).get(before.pot_id);
    const title = changes.saleTitle ?? before.sale_title;
    await changeSubscription(trx, id, {
      expires_at_ms: expiresAtMs,
      expired_from_admin: expiredFromAdmin ? 1 : 0,
      sale_title: title,
      search_text: searchKey(`${title} ${owner?.name ?? ''} ${owner?.email ?? ''}`),
    });
    const because = { actorId: by.userId, note: changes.reason };
    if (turn === 'expire') await expireOne(platform, trx, await read(trx, id), because);
    if (turn === 'restore') await restoreOne(platform, trx, await read(trx, id), because);
    if (manualUses !== 0) await useByHand(platform, trx, await read(trx, id), manualUses, because);
    const after = await read(trx, id);
    await recordAudit(trx, by, {
      action: 'updateSubscription',
      targetKind: 'subscription',
      target: id,
      targetName: [title, owner?.name].filter(Boolean).join(' – '),
      before: facts(before),
      after: { ...facts(after), ...(changes.reason !== '' && { reason: changes.reason }) },
    });
    const [subscription] = await viewSubscriptions(trx, [after], nowMs);
    if (!subscription) throw new Error('a subscription was changed and not shown');
    return succeed(subscription);
  });
}

async function read(trx: Db, id: SubscriptionId): Promise<SubscriptionRow> {
  const row = await findSubscription(trx, id);
  if (!row) throw new Error('a subscription is never deleted');
  return row;
}

function facts(row: SubscriptionRow) {
  return {
    usagesLeft: row.left_count,
    expiryDate: row.expires_at_ms,
    expired: row.expired === 1,
    expiredFromAdmin: row.expired_from_admin === 1,
    saleTitle: row.sale_title,
  };
}
