import type { Done, GameId, ShareId } from '@qc/contract';
import { findGameOwner, holdAnyGame, recountShares, removeGame } from '#features/games';
import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { tellGiver } from './leave-mail.ts';
import { mayRevoke } from './share-policy.ts';
import { endShare, findEditingShare, findShare, type StoredShare } from './share-store.ts';
import { dropWaiting, showWaiting } from './waiting-share-store.ts';

/**
 * Takes a share back: editing ends at once, a copy without editing is removed, a copy of one's own stays with its
 * owner. A room that runs the copy goes on to its end. What waits for an address is taken back alike. Whoever gives it
 * back is told to the giver. Refuses `notFound`; a share that is over stays over.
 */
export async function revokeShare(platform: Platform, actor: Actor, id: ShareId): Promise<Result<Done>> {
  return inTransaction(platform.db, async (trx) => {
    const share = await findShare(trx, id);
    if (!share) return revokeWaiting(trx, actor, id);
    if (!mayRevoke(actor, share, await findGameOwner(trx, share.gameId))) return refuse('notFound');
    return end(trx, platform, actor, share);
  });
}

/** Gives a game back that is shared with the caller for full editing. Refuses `notFound` where it is not. */
export async function leaveGame(platform: Platform, actor: Actor, gameId: GameId): Promise<Result<Done>> {
  return inTransaction(platform.db, async (trx) => {
    const id = await findEditingShare(trx, gameId, actor.userId);
    const share = id && (await findShare(trx, id));
    return share ? end(trx, platform, actor, share) : refuse('notFound');
  });
}

async function end(trx: Db, platform: Platform, actor: Actor, share: StoredShare): Promise<Result<Done>> {
  const givenBack = actor.userId === share.receiverId;
  await holdAnyGame(trx, share.gameId);
  if (!(await endShare(trx, share.id, givenBack, platform.now()))) return succeed({ ok: true });
  if (share.transferType === 2 && share.copyGameId !== null) await removeGame(trx, share.copyGameId);
  await recountShares(trx, share.gameId);
  if (givenBack) await tellGiver(trx, platform, share);
  return succeed({ ok: true });
}

async function revokeWaiting(trx: Db, actor: Actor, id: ShareId): Promise<Result<Done>> {
  const waiting = await showWaiting(trx, id);
  if (!waiting) return refuse('notFound');
  const share = { sharerId: waiting.sharer._id, receiverId: null, transferType: waiting.transferType };
  if (!mayRevoke(actor, share, await findGameOwner(trx, waiting.game))) return refuse('notFound');
  await dropWaiting(trx, id);
  return succeed({ ok: true });
}
