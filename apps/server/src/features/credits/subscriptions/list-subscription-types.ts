import { isAdminRole, type SubscriptionType } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import { findOffers } from './subscription-type-store.ts';

/** What can be bought; admins also see what is not offered now. */
export async function listSubscriptionTypes(
  { db }: Platform,
  actor: Actor,
): Promise<Result<{ types: SubscriptionType[]; count: number }>> {
  const types = await findOffers(db, { onlyActive: !isAdminRole(actor.role) });
  return succeed({ types, count: types.length });
}
