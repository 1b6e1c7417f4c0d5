import { SubscriptionTypeId, type NewSubscriptionType, type SubscriptionType } from '@qc/contract';
import { recordAudit, type AuditBy } from '#features/audit';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import { findOffer, insertOffer } from './subscription-type-store.ts';

/** An admin offers something new. */
export async function createSubscriptionType(
  platform: Platform,
  by: AuditBy,
  body: NewSubscriptionType,
): Promise<Result<SubscriptionType>> {
  const id = SubscriptionTypeId.parse(platform.random.id());
  return inTransaction(platform.db, async (trx) => {
    await insertOffer(trx, id, body, platform.now());
    const offer = await findOffer(trx, id);
    if (!offer) throw new Error('an offer was written and not found');
    await recordAudit(trx, by, {
      action: 'createSubscriptionType',
      targetKind: 'subscriptionType',
      target: id,
      targetName: offer.title,
      after: offer,
    });
    return succeed(offer);
  });
}
