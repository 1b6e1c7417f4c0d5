import { User } from '@qc/contract';
import type { UserTable } from '#platform/db/tables';

/** An account as its person and admins see it. */
export function viewUser(row: UserTable): User {
  return User.parse({
    _id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    contactEmail: row.contact_email,
    currency: row.currency,
    address: row.address,
    type: row.role,
    role: row.role,
    language: row.language,
    country: row.country,
    emailNotifications: row.email_notifications === 1,
    disabledFromAdmin: row.disabled_from_admin === 1,
    disableRemotesGames: row.disable_remotes_games === 1,
    institution: null,
    credits: 0,
    lastLogin: row.last_login_ms,
    createdAt: row.created_at_ms,
  });
}
