import type { User, UserChanges, UserId } from '@qc/contract';
import type { Updateable } from 'kysely';
import type { UserTable } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { mayChangeUser } from './account-policy.ts';
import { changeUser } from './user-store.ts';
import { viewUser } from './user-view.ts';

/** Changes the named fields of the own account; fields not named stay. */
export async function updateUser(
  platform: Platform,
  actor: Actor,
  id: UserId,
  changes: UserChanges,
): Promise<Result<User>> {
  if (!mayChangeUser(actor, id)) return refuse('notFound');
  const user = await changeUser(platform.db, id, columnsOf(changes));
  return user === null ? refuse('notFound') : succeed(await viewUser(platform, user));
}

function columnsOf(changes: UserChanges): Updateable<UserTable> {
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
