import { ShareId, type NewShare, type Share, type UserId } from '@qc/contract';
import { findPerson, findPersonByEmail, holdPersonByEmail } from '#features/accounts';
import { type AuditBy, recordAudit } from '#features/audit';
import { allowGame, holdGame } from '#features/games';
import { isUniqueViolation } from '#platform/db/unique-violation';
import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import type { ShareLimits } from './share-limits.ts';
import { hasShare } from './share-store.ts';
import { insertWaiting, showWaiting } from './waiting-share-store.ts';
import { writeShare } from './write-share.ts';

/**
 * Gives a game to another user: for full editing (1), as a copy to run (2) or as a copy of one's own (3). Refuses in
 * this order: `notFound`, `forbidden` to whom the game is only shared with; `gameBlocked`; `shareWithYourself`; `userUnknown` (also
 * for an account that may do nothing), and `tooManyRequests` to whoever guesses addresses, which the audit log tells; `alreadyShared`.
 * Share, copy, count and the notice by mail are written together or not at all. For an account whose address nobody
 * has proved the share waits, and nothing else is written.
 */
export async function shareGame(
  platform: Platform,
  limits: ShareLimits,
  { actor, by }: { actor: Actor; by: AuditBy },
  wish: NewShare,
): Promise<Result<Share>> {
  const allowed = await allowGame(platform.db, actor, wish.game, 'share');
  if (!allowed.ok) return allowed;
  if (allowed.value.game.blocked) return refuse('gameBlocked');
  const sharer = await findPerson(platform.db, actor.userId);
  if (!sharer) return refuse('restricted');
  if (wish.email === sharer.email) return refuse('shareWithYourself');
  await beginLooking(platform, limits, { by, actor, wish });
  if (!(await findPersonByEmail(platform.db, wish.email))) return refuse('userUnknown');
  await limits.forgive(actor.userId);
  try {
    return await inTransaction(platform.db, async (trx) => {
      // Held first, in the order of whoever proves the address: the share waits, or the proof came before it.
      const receiver = await holdPersonByEmail(trx, wish.email);
      if (!receiver) return refuse('userUnknown');
      // Held, so that of two shares to one person at one time the second sees the first.
      const game = await holdGame(trx, wish.game);
      if (!game) return refuse('notFound');
      if (game.blocked) return refuse('gameBlocked');
      // The owner has the game: a share by an admin would take nothing and count as one.
      if (receiver.id === game.userId || (await hasShare(trx, game.id, receiver.id))) return refuse('alreadyShared');
      if (!receiver.confirmed) return succeed(await writeWaiting(trx, platform, sharer.id, wish));
      return succeed(await writeShare(trx, platform, { game, sharer, receiver, transferType: wish.transferType }));
    });
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('alreadyShared');
    throw error;
  }
}

async function writeWaiting(trx: Db, platform: Platform, sharerId: UserId, wish: NewShare): Promise<Share> {
  const id = ShareId.parse(platform.random.id());
  await insertWaiting(
    trx,
    { id, gameId: wish.game, sharerId, email: wish.email, transferType: wish.transferType },
    platform.now(),
  );
  const share = await showWaiting(trx, id);
  if (!share) throw new Error('a waiting share was written and not found');
  return share;
}

/** Throws `Refused` for whoever tries addresses, and leaves word of it for the admins: which addresses is not said. */
async function beginLooking(
  { db }: Platform,
  limits: ShareLimits,
  { by, actor, wish }: { by: AuditBy; actor: Actor; wish: NewShare },
): Promise<void> {
  try {
    await limits.begin(actor.userId);
  } catch (error) {
    if (await limits.isNews(actor.userId)) {
      const after = { code: 'tooManyRequests' };
      const facts = { action: 'shareGame', targetKind: 'game', target: wish.game, targetName: '' };
      await inTransaction(db, (trx) => recordAudit(trx, by, { ...facts, after, succeeded: false }));
    }
    throw error;
  }
}
