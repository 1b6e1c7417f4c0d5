import { Role, type User, UserAdminChanges, UserId } from '@qc/contract';
import type { Updateable } from 'kysely';
import {
  changeUser,
  type ConfirmAddress,
  endSessionsOf,
  findOtherOwner,
  findUser,
  followAddress,
  forgetTwoStep,
  holdOwners,
  isOtherContact,
  mailConfirmation,
  userColumns,
  viewUser,
} from '#features/accounts';
import { type Acting, recordAudit } from '#features/audit';
import { mailWay, publicAddress, tellNewStaffOfTwoStep } from '#features/settings';
import type { UserTable } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import { isUniqueViolation } from '#platform/db/unique-violation';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { isInstitutionThere } from './institution-there.ts';
import { refuseFormerAdmin } from './still-admin.ts';
import { endsSessions, losesOwner, type ManagedAccount, refuseChanges } from './user-admin-policy.ts';

/**
 * Changes somebody's account. Another role ends the person's sessions at once. So does the end of a restriction: until
 * then they live on to be told of it at every call. A corrected address ends them as well, and is not confirmed. Refuses
 * `notFound`, `emailTaken`, `forbidden` for what owners alone may do and for a word where a link can be mailed, `ownRole`, `lastOwner`, and `invalidInput` for an institution that is not
 * there, or a manager without one.
 */
export async function manageUser(
  platform: Platform,
  confirmAddress: ConfirmAddress,
  who: Acting,
  id: UserId,
  changes: UserAdminChanges,
): Promise<Result<User>> {
  // By hand only where nothing can be mailed: a link proves more than a word.
  if (changes.emailConfirmed && (await mailWay(platform)) === 'smtp') {
    return refuse('forbidden', { fields: [{ path: 'emailConfirmed', code: 'forbidden' }] });
  }
  try {
    return await manage(platform, confirmAddress, who, { id, changes, publicUrl: await publicAddress(platform) });
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('emailTaken', { fields: [{ path: 'email', code: 'alreadyUsed' }] });
    throw error;
  }
}

interface Managing {
  id: UserId;
  changes: UserAdminChanges;
  publicUrl: string | null;
}

async function manage(
  platform: Platform,
  confirmAddress: ConfirmAddress,
  { actor, by }: Acting,
  { id, changes: wished, publicUrl }: Managing,
): Promise<Result<User>> {
  const done = await inTransaction(platform.db, async (trx): Promise<Result<UserTable>> => {
    await holdOwners(trx);
    const user = await findUser(trx, id);
    if (user === null) return refuse('notFound');
    const target = managed(user);
    const changes = differing(user, wished);
    const refused = (await refuseFormerAdmin(trx, actor)) ?? refuseChanges(actor, target, changes);
    if (refused) return refused;
    if (losesOwner(target, changes) && (await findOtherOwner(trx, id)) === null) return refuse('lastOwner');
    if (!(await isInstitutionThere(trx, changes.institution))) {
      return refuse('invalidInput', { fields: [{ path: 'institution', code: 'unknown' }] });
    }
    const changed = await changeUser(trx, id, columnsOf(user, changes));
    if (changed === null) return refuse('notFound');
    if (changes.emailConfirmed) await confirmAddress(trx, changed);
    const after = changes.emailConfirmed ? ((await findUser(trx, id)) ?? changed) : changed;
    if (after.email !== user.email) await followAddress(trx, platform, { before: user, after, publicUrl });
    if (isOtherContact(user, after)) await mailConfirmation(trx, platform, after, 'confirmContact', publicUrl);
    const had = changes.twoStep === false && (await forgetTwoStep(trx, platform, user));
    if (endsSessions(target, changes)) await endSessionsOf(trx, id);
    await tellNewStaffOfTwoStep(platform, trx, { userId: id, before: target.role, after: Role.parse(after.role) });
    await recordAudit(trx, by, {
      action: 'manageUser',
      targetKind: 'user',
      target: id,
      targetName: user.email,
      before: { ...shown(user, changes), ...(changes.twoStep === false && { twoStep: had }) },
      after: changes,
    });
    return succeed(after);
  });
  return done.ok ? succeed(await viewUser(platform, done.value)) : done;
}

function managed(user: UserTable): ManagedAccount {
  return {
    userId: UserId.parse(user.id),
    role: Role.parse(user.role),
    email: user.email,
    emailConfirmed: user.email_confirmed_ms !== null,
    disabledFromAdmin: user.disabled_from_admin === 1,
    disableRemotesGames: user.disable_remotes_games === 1,
    institution: user.institution_id,
  };
}

function columnsOf(before: UserTable, changes: UserAdminChanges): Updateable<UserTable> {
  const { email, role, institution, disabledFromAdmin, disabledReason, disableRemotesGames } = changes;
  return {
    ...(email !== undefined && { email }),
    // Who used one address for both goes on doing so.
    ...(email !== undefined && before.contact_email === before.email && { contact_email: email }),
    ...userColumns(changes),
    ...(role !== undefined && { role }),
    ...(institution !== undefined && { institution_id: institution }),
    ...(disabledFromAdmin !== undefined && { disabled_from_admin: Number(disabledFromAdmin) }),
    ...(disabledReason !== undefined && { disabled_reason: disabledReason }),
    ...(disabledFromAdmin === false && { disabled_reason: '' }),
    ...(disableRemotesGames !== undefined && { disable_remotes_games: Number(disableRemotesGames) }),
  };
}

/** Without what is so already: a whole record may be sent back, and the audit log tells what was changed. */
function differing(user: UserTable, changes: UserAdminChanges): UserAdminChanges {
  const before = new Map(Object.entries(shown(user, changes)));
  const isOther = ([key, value]: [string, unknown]) => !before.has(key) || before.get(key) !== value;
  return UserAdminChanges.parse(Object.fromEntries(Object.entries(changes).filter(isOther)));
}

/** The fields that are named in the change, as they were. */
function shown(user: UserTable, changes: UserAdminChanges): Record<string, unknown> {
  const all: Record<string, unknown> = {
    name: user.name,
    phone: user.phone,
    contactEmail: user.contact_email,
    currency: user.currency,
    emailNotifications: user.email_notifications === 1,
    address: user.address,
    language: user.language,
    country: user.country,
    disabledReason: user.disabled_reason,
    ...managed(user),
  };
  return Object.fromEntries(Object.keys(changes).flatMap((key) => (key in all ? [[key, all[key]]] : [])));
}
