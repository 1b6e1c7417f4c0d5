import type { UserId } from '@qc/contract';
import { giveUses } from '#features/credits';
import type { Db } from '#platform/db/tables';
import type { Platform } from '#platform/platform';

/** What the owner of a house begins with: enough to see everything run. */
export const OWNER_CREDITS = 100;

/** Gives the owner the first credits of the house, once. `welcome`: what every new account begins with. */
export async function seedCredits(trx: Db, platform: Platform, ownerId: UserId, welcome: number): Promise<void> {
  await giveUses(platform, trx, {
    userId: ownerId,
    uses: Math.max(OWNER_CREDITS, welcome),
    key: 'first-credits-of-the-house',
    actorId: ownerId,
  });
}
