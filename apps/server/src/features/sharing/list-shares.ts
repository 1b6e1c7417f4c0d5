import type { GameId, Share } from '@qc/contract';
import { allowGame } from '#features/games';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import { findSharesOfGame } from './share-store.ts';
import { findWaitingOfGame } from './waiting-share-store.ts';

/**
 * Who has a game now, and how; first those who have yet to prove their address. Refuses `notFound`, and `forbidden` to
 * whom it is only shared with.
 */
export async function listShares(
  platform: Platform,
  actor: Actor,
  gameId: GameId,
): Promise<Result<{ shares: Share[]; count: number }>> {
  const allowed = await allowGame(platform.db, actor, gameId, 'revoke');
  if (!allowed.ok) return allowed;
  const shares = [
    ...(await findWaitingOfGame(platform.db, gameId)),
    ...(await findSharesOfGame(platform.db, actor.userId, gameId)),
  ];
  return succeed({ shares, count: shares.length });
}
