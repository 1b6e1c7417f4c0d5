import type { UserId } from '@qc/contract';
import { grantCredits } from '#features/credits';
import type { Db } from '#platform/db/tables';
import type { Platform } from '#platform/platform';

/** What the owner of a house begins with: enough to see everything run. */
export const OWNER_CREDITS = 100;

/** Gives the owner the first credits of the house, once. `welcome`: what every new account begins with. */
export async function seedCredits(trx: Db, platform: Platform, ownerId: UserId, welcome: number): Promise<void> {
  const given = await grantCredits(platform, trx, {
    potOwner: { kind: 'user', id: ownerId },
    kind: 'times',
    uses: Math.max(OWNER_CREDITS, welcome),
    expiresAtMs: null,
    source: 'manual',
    priceMinor: 0,
    currency: null,
    title: '',
    note: '',
    grantKey: 'first-credits-of-the-house',
    actorId: ownerId,
  });
  if (!given.ok) throw new Error(`the owner got no credits: ${given.code}`);
}
