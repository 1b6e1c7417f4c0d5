import type { User, UserChanges, UserId } from '@qc/contract';
import type { Updateable } from 'kysely';
import { publicAddress } from '#features/settings';
import type { UserTable } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { mayChangeUser } from './account-policy.ts';
import { mailConfirmation } from '../addresses/mail-confirmation.ts';
import type { MailLimits } from '../mail-limits.ts';
import { changeUser, findUser } from './user-store.ts';
import { viewUser } from './user-view.ts';

/**
 * Changes the named fields of the own account; fields not named stay. Another address for letters is mailed the link
 * that proves it, and gets none before. Refuses `notFound`, `tooManyRequests`.
 */
export async function updateUser(
  platform: Platform,
  limits: MailLimits,
  actor: Actor,
  { id, changes, ip }: { id: UserId; changes: UserChanges; ip: string },
): Promise<Result<User>> {
  if (!mayChangeUser(actor, id)) return refuse('notFound');
  const before = await findUser(platform.db, id);
  if (before === null) return refuse('notFound');
  const { contactEmail = '' } = changes;
  const asks = contactEmail !== '' && contactEmail !== before.contact_email && contactEmail !== before.email;
  if (asks) await limits.begin(contactEmail, { ip });
  const publicUrl = asks ? await publicAddress(platform) : null;
  const user = await inTransaction(platform.db, async (trx) => {
    const changed = await changeUser(trx, id, userColumns(changes));
    if (asks && changed !== null) await mailConfirmation(trx, platform, changed, 'confirmContact', publicUrl);
    return changed;
  });
  return user === null ? refuse('notFound') : succeed(await viewUser(platform, user));
}

/** The columns of the fields that a person may change on the own account; those that are not named stay. */
export function userColumns(changes: UserChanges): Updateable<UserTable> {
  const { name, phone, contactEmail, currency, address, language, country, emailNotifications } = changes;
  return {
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone }),
    ...(contactEmail !== undefined && { contact_email: contactEmail }),
    ...(currency !== undefined && { currency }),
    ...(address !== undefined && { address }),
    ...(language !== undefined && { language }),
    ...(country !== undefined && { country }),
    ...(emailNotifications !== undefined && { email_notifications: Number(emailNotifications) }),
  };
}
