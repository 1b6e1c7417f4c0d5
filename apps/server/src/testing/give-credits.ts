import type { UserId } from '@qc/contract';
import { giveUses, runPrice } from '#features/credits';
import type { Platform } from '#platform/platform';

/** Gives a person of a test credits by hand. */
export async function giveCredits(platform: Platform, userId: UserId, uses: number): Promise<void> {
  await giveUses(platform, platform.db, { userId, uses, key: platform.random.id(), actorId: null });
}

/** What a person has left. */
export async function creditsOf(platform: Platform, userId: UserId): Promise<number> {
  return (await runPrice(platform, userId, 'firebase')).balance;
}

/** Every charge of a database, oldest first, as `<kind> <state> <amount>`. */
export async function chargesOf({ db }: Pick<Platform, 'db'>): Promise<string[]> {
  const rows = await db.selectFrom('charge').select(['what', 'state', 'amount']).orderBy('at_ms').execute();
  return rows.map(({ what, state, amount }) => `${what} ${state} ${amount}`);
}
