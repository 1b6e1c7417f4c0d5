import { type Done, Role, type UserId } from '@qc/contract';
import { findUser } from '#features/accounts';
import { type Acting, recordAudit } from '#features/audit';
import { eraseAccount, type EraseParts } from '#features/own-data';
import type { Db } from '#platform/db/tables';
import { refuse, type Result } from '#platform/result';
import { giveGames } from './give-games-store.ts';
import { refuseManaging } from './user-admin-policy.ts';

/**
 * Deletes somebody's account for good, as its person could; the games go with it, or to another person. Unused credits
 * expire. Refuses `notFound`, `ownRole` for the own account, `forbidden` for an owner's or admin's by an admin,
 * `lastOwner`, `userUnknown` for a receiver who is not there, `unavailable` when a room cannot be ended now.
 */
export async function removeUser(
  parts: EraseParts,
  { actor, by }: Acting,
  id: UserId,
  gamesTo: UserId | null,
): Promise<Result<Done>> {
  const { platform } = parts;
  const user = await findUser(platform.db, id);
  if (user === null) return refuse('notFound');
  // The own account is deleted in the own settings, with the password.
  if (actor.userId === id) return refuse('ownRole');
  const refused = refuseManaging(actor, { userId: id, role: Role.parse(user.role) });
  if (refused) return refused;
  const receiver = gamesTo === null ? null : await findUser(platform.db, gamesTo);
  if (gamesTo !== null && (receiver === null || receiver.id === id || receiver.disabled_from_admin === 1)) {
    return refuse('userUnknown', { fields: [{ path: 'gamesTo', code: 'unknown' }] });
  }
  let given = 0;
  const give = async (trx: Db, to: string) => {
    given = await giveGames(trx, id, to, platform.now());
  };
  return eraseAccount(parts, {
    user,
    actor,
    before: receiver === null ? undefined : (trx) => give(trx, receiver.id),
    record: (trx) =>
      recordAudit(trx, by, {
        action: 'removeUser',
        targetKind: 'user',
        target: id,
        targetName: user.email,
        before: { name: user.name, role: user.role, institution: user.institution_id },
        after: { gamesTo: receiver?.email ?? null, ...(receiver && { gamesGiven: given }) },
      }),
  });
}
