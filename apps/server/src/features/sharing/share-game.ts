import { ShareId, type NewShare, type Share } from '@qc/contract';
import { findPerson, findPersonByEmail, type Person } from '#features/accounts';
import { type AuditBy, recordAudit } from '#features/audit';
import { allowGame, copyGame, copyName, findNames, holdGame, recountShares, type StoredGame } from '#features/games';
import { lastKnownAddress } from '#features/settings';
import { isUniqueViolation } from '#platform/db/unique-violation';
import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import { queueMail } from '#platform/mail/outgoing-mail-store';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import type { ShareLimits } from './share-limits.ts';
import { shareMail } from './share-mail.ts';
import { hasShare, insertShare, showShare } from './share-store.ts';

/**
 * Gives a game to another user: for full editing (1), as a copy to run (2) or as a copy of one's own (3). Refuses in
 * this order: `notFound`, `forbidden` to whom the game is only shared with; `shareWithYourself`; `userUnknown` (also
 * for an account that may do nothing), and `tooManyRequests` to whoever guesses addresses, which the audit log tells; `alreadyShared`.
 * Share, copy, count and the notice by mail are written together or not at all.
 */
export async function shareGame(
  platform: Platform,
  limits: ShareLimits,
  { actor, by }: { actor: Actor; by: AuditBy },
  wish: NewShare,
): Promise<Result<Share>> {
  const allowed = await allowGame(platform.db, actor, wish.game, 'share');
  if (!allowed.ok) return allowed;
  const sharer = await findPerson(platform.db, actor.userId);
  if (!sharer) return refuse('restricted');
  if (wish.email === sharer.email) return refuse('shareWithYourself');
  await beginLooking(platform, limits, { by, actor, wish });
  const receiver = await findPersonByEmail(platform.db, wish.email);
  if (!receiver) return refuse('userUnknown');
  limits.forgive(actor.userId);
  try {
    return await inTransaction(platform.db, async (trx) => {
      // Held, so that of two shares to one person at one time the second sees the first.
      const game = await holdGame(trx, wish.game);
      if (!game) return refuse('notFound');
      // The owner has the game: a share by an admin would take nothing and count as one.
      if (receiver.id === game.userId || (await hasShare(trx, game.id, receiver.id))) return refuse('alreadyShared');
      return succeed(await writeShare(trx, platform, { game, sharer, receiver, transferType: wish.transferType }));
    });
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('alreadyShared');
    throw error;
  }
}

/** Throws `Refused` for whoever tries addresses, and leaves word of it for the admins: which addresses is not said. */
async function beginLooking(
  { db }: Platform,
  limits: ShareLimits,
  { by, actor, wish }: { by: AuditBy; actor: Actor; wish: NewShare },
): Promise<void> {
  try {
    limits.begin(actor.userId);
  } catch (error) {
    if (limits.isNews(actor.userId)) {
      const after = { code: 'tooManyRequests' };
      const facts = { action: 'shareGame', targetKind: 'game', target: wish.game, targetName: '' };
      await inTransaction(db, (trx) => recordAudit(trx, by, { ...facts, after, succeeded: false }));
    }
    throw error;
  }
}

interface Giving {
  game: StoredGame;
  sharer: Person;
  receiver: Person;
  transferType: NewShare['transferType'];
}

async function writeShare(trx: Db, platform: Platform, giving: Giving): Promise<Share> {
  const { game, sharer, receiver, transferType } = giving;
  const now = platform.now();
  const id = ShareId.parse(platform.random.id());
  const copy = transferType === 1 ? null : await writeCopy(trx, platform, giving, id);
  await insertShare(
    trx,
    {
      id,
      gameId: game.id,
      gameName: game.name,
      sharerId: sharer.id,
      receiverId: receiver.id,
      transferType,
      copyGameId: copy?.id ?? null,
      words: [game.name, sharer.name, sharer.email, receiver.name, receiver.email].join(' '),
    },
    now,
  );
  await recountShares(trx, game.id);
  if (receiver.emailNotifications) {
    const mail = shareMail(receiver, {
      sharerName: sharer.name,
      gameName: copy?.name ?? game.name,
      transferType,
      publicUrl: lastKnownAddress(platform),
    });
    await queueMail(trx, { id: platform.random.id(), ...mail }, now);
  }
  const share = await showShare(trx, sharer.id, id);
  if (!share) throw new Error('a share was written and not found');
  return share;
}

async function writeCopy(trx: Db, platform: Platform, giving: Giving, shareId: ShareId): Promise<StoredGame> {
  const { game, receiver, transferType } = giving;
  const taken = await findNames(trx, receiver.id);
  const name = taken.includes(game.name) ? copyName(game.name, taken) : game.name;
  return copyGame(trx, platform, game, { userId: receiver.id, name, readOnly: transferType === 2, shareId });
}
