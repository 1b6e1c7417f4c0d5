import type { Done, SubscriptionTypeId } from '@qc/contract';
import { recordAudit, type AuditBy } from '#features/audit';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { findOffer, removeOffer } from './subscription-type-store.ts';

/** An admin takes an offer away; what was bought stays as it was. Refuses `notFound`. */
export async function deleteSubscriptionType(
  platform: Platform,
  by: AuditBy,
  id: SubscriptionTypeId,
): Promise<Result<Done>> {
  return inTransaction(platform.db, async (trx) => {
    const before = await findOffer(trx, id);
    if (!before || !(await removeOffer(trx, id, platform.now()))) return refuse('notFound');
    await recordAudit(trx, by, {
      action: 'deleteSubscriptionType',
      targetKind: 'subscriptionType',
      target: id,
      targetName: before.title,
      before,
    });
    return succeed({ ok: true as const });
  });
}
