import type { SubscriptionId } from '@qc/contract';
import { installationSettings } from '#features/settings';
import type { Db } from '#platform/db/tables';
import type { CreditSeams, FreeReason } from '../credit-types.ts';
import { findYearly } from '../subscriptions/subscription-store.ts';

/** Why runs of a pot cost nothing now, and by which subscription. */
export interface Freedom {
  reason: FreeReason | null;
  yearlyId: SubscriptionId | null;
}

/** Looks through the given database alone: inside a transaction no second connection is asked for. */
export async function whyFree(seams: CreditSeams, db: Db, potId: string, nowMs: number): Promise<Freedom> {
  const { everythingFree } = await installationSettings({ config: seams.config, now: seams.now, db });
  if (everythingFree) return { reason: 'everything', yearlyId: null };
  const yearly = await findYearly(db, potId, nowMs);
  return yearly ? { reason: 'yearly', yearlyId: yearly.id } : { reason: null, yearlyId: null };
}
