import { GameId, type SubscriptionId, type UserId } from '@qc/contract';
import { grantCredits, holdCharge } from '#features/credits';
import type { TestApp } from './test-app.ts';

/** One record of every kind about credits, of one person. */
export interface OwnedCredits {
  subscriptionId: SubscriptionId;
  /** Offered to everybody. */
  subscriptionTypeId: string;
}

/** A gift, a run of the game that was charged, and something on offer. */
export async function insertCredits(
  test: TestApp,
  userId: UserId,
  gameId: string,
  number: number,
): Promise<OwnedCredits> {
  const { platform } = test;
  const granted = await grantCredits(platform, platform.db, {
    ...{ potOwner: { kind: 'user', id: userId }, kind: 'times', uses: 10, expiresAtMs: null, source: 'manual' },
    ...{ priceMinor: 0, currency: null, title: 'Gift', note: '' },
  });
  if (!granted.ok) throw new Error(`a gift was refused: ${granted.code}`);
  const game = { id: GameId.parse(gameId), name: 'Game', gameType: 'firebase' } as const;
  const held = await holdCharge(platform, platform.db, { what: 'export', runId: `export-${number}`, userId, game });
  if (!held.ok) throw new Error(`a run was refused: ${held.code}`);
  const subscriptionTypeId = `pack-${String(number).padStart(6, '0')}`;
  await platform.db
    .insertInto('subscription_type')
    .values({
      ...{ id: subscriptionTypeId, title: 'Ten runs', kind: 'times', uses: 10, valid_days: null, active: 1 },
      ...{ prices: '{"EUR":900}', created_at_ms: 1, deleted_at_ms: null },
    })
    .execute();
  return { subscriptionId: granted.value.subscriptionId, subscriptionTypeId };
}
