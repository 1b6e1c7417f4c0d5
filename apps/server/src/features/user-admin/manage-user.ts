import { Role, type User, type UserAdminChanges, UserId } from '@qc/contract';
import type { Updateable } from 'kysely';
import {
  changeUser,
  endSessionsOf,
  findOtherOwner,
  findUser,
  forgetTwoStep,
  holdOwners,
  viewUser,
} from '#features/accounts';
import { type Acting, recordAudit } from '#features/audit';
import type { UserTable } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { isInstitutionThere } from './institution-there.ts';
import { refuseFormerAdmin } from './still-admin.ts';
import { endsSessions, losesOwner, type ManagedAccount, refuseChanges } from './user-admin-policy.ts';

/**
 * Changes somebody's account. Another role ends the person's sessions at once. So does the end of a restriction: until
 * then they live on to be told of it at every call. Refuses `notFound`,
 * `forbidden` for what owners alone may do, `ownRole`, `lastOwner`, and `invalidInput` for an institution that is not
 * there, or a manager without one.
 */
export async function manageUser(
  platform: Platform,
  { actor, by }: Acting,
  id: UserId,
  changes: UserAdminChanges,
): Promise<Result<User>> {
  const done = await inTransaction(platform.db, async (trx): Promise<Result<UserTable>> => {
    await holdOwners(trx);
    const user = await findUser(trx, id);
    if (user === null) return refuse('notFound');
    const target = managed(user);
    const refused = (await refuseFormerAdmin(trx, actor)) ?? refuseChanges(actor, target, changes);
    if (refused) return refused;
    if (losesOwner(target, changes) && (await findOtherOwner(trx, id)) === null) return refuse('lastOwner');
    if (!(await isInstitutionThere(trx, changes.institution))) {
      return refuse('invalidInput', { fields: [{ path: 'institution', code: 'unknown' }] });
    }
    const changed = await changeUser(trx, id, columnsOf(changes));
    if (changed === null) return refuse('notFound');
    const had = changes.twoStep === false && (await forgetTwoStep(trx, platform, user));
    if (endsSessions(target, changes)) await endSessionsOf(trx, id);
    await recordAudit(trx, by, {
      action: 'manageUser',
      targetKind: 'user',
      target: id,
      targetName: user.email,
      before: { ...shown(user, changes), ...(changes.twoStep === false && { twoStep: had }) },
      after: changes,
    });
    return succeed(changed);
  });
  return done.ok ? succeed(await viewUser(platform, done.value)) : done;
}

function managed(user: UserTable): ManagedAccount {
  return {
    userId: UserId.parse(user.id),
    role: Role.parse(user.role),
    disabledFromAdmin: user.disabled_from_admin === 1,
    disableRemotesGames: user.disable_remotes_games === 1,
    institution: user.institution_id,
  };
}

function columnsOf(changes: UserAdminChanges): Updateable<UserTable> {
  const { name, phone, contactEmail, address, language, country, role, institution } = changes;
  const { disabledFromAdmin, disableRemotesGames } = changes;
  return {
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone }),
    ...(contactEmail !== undefined && { contact_email: contactEmail }),
    ...(address !== undefined && { address }),
    ...(language !== undefined && { language }),
    ...(country !== undefined && { country }),
    ...(role !== undefined && { role }),
    ...(institution !== undefined && { institution_id: institution }),
    ...(disabledFromAdmin !== undefined && { disabled_from_admin: Number(disabledFromAdmin) }),
    ...(disableRemotesGames !== undefined && { disable_remotes_games: Number(disableRemotesGames) }),
  };
}

/** The fields that are named in the change, as they were. */
function shown(user: UserTable, changes: UserAdminChanges): Record<string, unknown> {
  const all: Record<string, unknown> = {
    name: user.name,
    phone: user.phone,
    contactEmail: user.contact_email,
    address: user.address,
    language: user.language,
    country: user.country,
    ...managed(user),
  };
  return Object.fromEntries(Object.keys(changes).flatMap((key) => (key in all ? [[key, all[key]]] : [])));
}
