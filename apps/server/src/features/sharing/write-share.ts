import { ShareId, type NewShare, type Share } from '@qc/contract';
import type { Person } from '#features/accounts';
import { copyGame, copyName, findNames, recountShares, type StoredGame } from '#features/games';
import { lastKnownAddress } from '#features/settings';
import type { Db } from '#platform/db/tables';
import { queueMail } from '#platform/mail/outgoing-mail-store';
import type { Platform } from '#platform/platform';
import { shareMail } from './share-mail.ts';
import { insertShare, showShare } from './share-store.ts';

/** Who gives what to whom. */
export interface Giving {
  game: StoredGame;
  sharer: Person;
  receiver: Person;
  transferType: NewShare['transferType'];
  /** It was given before the receiver had proved the address. */
  waited?: boolean;
}

/** Writes share, copy, count and the notice by mail in the caller's transaction, which holds the game. */
export async function writeShare(trx: Db, platform: Platform, giving: Giving): Promise<Share> {
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
      waited: giving.waited === true,
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
    await queueMail(trx, platform, mail);
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
