import type { Done, ShareId } from '@qc/contract';
import { findGameOwner, holdAnyGame, recountShares, removeGame } from '#features/games';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { mayRevoke } from './share-policy.ts';
import { endShare, findShare } from './share-store.ts';

/**
 * Takes a share back: editing ends at once, a copy without editing is removed, a copy of one's own stays with its
 * owner. A room that runs the copy goes on to its end. Refuses `notFound`; a share that is over stays over.
 */
export async function revokeShare(platform: Platform, actor: Actor, id: ShareId): Promise<Result<Done>> {
  return inTransaction(platform.db, async (trx) => {
    const share = await findShare(trx, id);
    if (!share) return refuse('notFound');
    if (!mayRevoke(actor, share, await findGameOwner(trx, share.gameId))) return refuse('notFound');
    await holdAnyGame(trx, share.gameId);
    if (!(await endShare(trx, id, platform.now()))) return succeed({ ok: true });
    if (share.transferType === 2 && share.copyGameId !== null) await removeGame(trx, share.copyGameId);
    await recountShares(trx, share.gameId);
    return succeed({ ok: true });
  });
}
