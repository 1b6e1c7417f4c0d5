import type { NewSubscriptionType, SubscriptionType, SubscriptionTypeId } from '@qc/contract';
import { recordAudit, type AuditBy } from '#features/audit';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { changeOffer, findOffer } from './subscription-type-store.ts';

/** An admin changes an offer; what was bought stays as it was. Refuses `notFound`. */
export async function updateSubscriptionType(
  platform: Platform,
  by: AuditBy,
  id: SubscriptionTypeId,
  body: NewSubscriptionType,
): Promise<Result<SubscriptionType>> {
  return inTransaction(platform.db, async (trx) => {
    const before = await findOffer(trx, id);
    if (!before || !(await changeOffer(trx, id, body))) return refuse('notFound');
    const after = await findOffer(trx, id);
    if (!after) return refuse('notFound');
    await recordAudit(trx, by, {
      action: 'updateSubscriptionType',
      targetKind: 'subscriptionType',
      target: id,
      targetName: after.title,
      before,
      after,
    });
    return succeed(after);
  });
}
