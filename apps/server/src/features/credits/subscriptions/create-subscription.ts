import { SUBSCRIPTION_DAYS_MAX, type NewSubscription, type Subscription } from '@qc/contract';
import { recordAudit } from '#features/audit';
import { inTransaction } from '#platform/db/transaction';
import { refuse, succeed, type Result } from '#platform/result';
import { mayGiveTo, type AdminAct } from '../credit-policy.ts';
import type { CreditPlatform, PotRef } from '../credit-types.ts';
import { viewSubscriptions } from '../statements/credit-view.ts';
import { grantCredits } from '../granting/grant-credits.ts';
import { findOwnerName } from '../charges/payer-store.ts';
import { findSubscription } from './subscription-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR_MS = 365 * DAY_MS;

/**
 * An admin gives credits by hand. The same `key` gives them once. Refuses `notFound`, `forbidden` (the
 * credits that an admin’s own runs are paid with), `keyUsed` (the key with another body), `invalidInput` (an end in the past or too far away, a price without a currency).
 */
export async function createSubscription(
  platform: CreditPlatform,
  { actor, by }: AdminAct,
  body: NewSubscription,
): Promise<Result<Subscription>> {
  const nowMs = platform.now();
  const potOwner = ownerOf(body);
  if (!(await mayGiveTo(platform.db, actor, potOwner.id))) return refuse('forbidden');
  if (body.expiryDate !== undefined && body.expiryDate <= nowMs)
    return refuse('invalidInput', { fields: [{ path: 'expiryDate', code: 'past' }] });
  if (isTooFar(body.expiryDate, nowMs))
    return refuse('invalidInput', { fields: [{ path: 'expiryDate', code: 'too_big' }] });
  if (body.price > 0 && body.currency === undefined)
    return refuse('invalidInput', { fields: [{ path: 'currency', code: 'required' }] });
  return inTransaction(platform.db, async (trx) => {
    const granted = await grantCredits(platform, trx, {
      potOwner,
      kind: body.type,
      uses: body.originalAmount,
      expiresAtMs: body.expiryDate ?? (body.type === 'yearly' ? nowMs + YEAR_MS : null),
      source: 'manual',
      priceMinor: body.price,
      currency: body.currency ?? null,
      title: body.saleTitle,
      note: body.reason,
      actorId: by.userId,
      ...(body.key !== undefined && { grantKey: body.key }),
    });
    if (!granted.ok) return granted;
    const row = await findSubscription(trx, granted.value.subscriptionId);
    if (!row) throw new Error('a subscription was written and not found');
    if (granted.value.repeated && body.expiryDate !== undefined && row.expires_at_ms !== body.expiryDate)
      return refuse('keyUsed');
    const [subscription] = await viewSubscriptions(trx, [row], nowMs);
    if (!subscription) throw new Error('a subscription was written and not shown');
    if (!granted.value.repeated)
      await recordAudit(trx, by, {
        action: 'createSubscription',
        targetKind: potOwner.kind,
        target: potOwner.id,
        targetName: (await findOwnerName(trx, potOwner))?.name ?? '',
        after: { ...body, expiryDate: row.expires_at_ms, subscription: row.id },
      });
    return succeed(subscription);
  });
}

/** Nobody means so long, and no calendar shows it. */
export function isTooFar(expiryMs: number | null | undefined, nowMs: number): boolean {
  return expiryMs != null && expiryMs > nowMs + (SUBSCRIPTION_DAYS_MAX + 1) * DAY_MS;
}

function ownerOf({ user, institution }: NewSubscription): PotRef {
  if (user !== undefined) return { kind: 'user', id: user };
  if (institution !== undefined) return { kind: 'institution', id: institution };
  throw new Error('the contract lets no subscription of nobody in');
}
