import { Role, UserId } from '@qc/contract';
import { type ConfirmAddress, findPerson, findUser, type Person } from '#features/accounts';
import { allowGame, holdGame } from '#features/games';
import type { Db } from '#platform/db/tables';
import type { Platform } from '#platform/platform';
import { hasShare } from './share-store.ts';
import { takeWaiting, type WaitingShare } from './waiting-share-store.ts';
import { writeShare } from './write-share.ts';

/**
 * Makes shares of what waited for an address that is proved now, each with its notice. What its giver may not give any
 * more, or what the person has already, is forgotten.
 */
export function arriveShares(platform: Platform): ConfirmAddress {
  return async (trx, user) => {
    const receiver = await findPerson(trx, UserId.parse(user.id));
    if (receiver === null) return;
    for (const waiting of await takeWaiting(trx, user.email)) await arrive(trx, platform, receiver, waiting);
  };
}

async function arrive(trx: Db, platform: Platform, receiver: Person, waiting: WaitingShare): Promise<void> {
  const { gameId, sharerId, transferType } = waiting;
  const [sharer, account] = [await findPerson(trx, sharerId), await findUser(trx, sharerId)];
  const game = await holdGame(trx, gameId);
  if (!sharer || !account || !game || game.blocked) return;
  const actor = { userId: sharerId, role: Role.parse(account.role) };
  if (!(await allowGame(trx, actor, gameId, 'share')).ok) return;
  if (game.userId === receiver.id || (await hasShare(trx, gameId, receiver.id))) return;
  await writeShare(trx, platform, { game, sharer, receiver, transferType, waited: true });
}
