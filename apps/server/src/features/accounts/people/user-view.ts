import { User, UserId } from '@qc/contract';
import { creditGlance } from '#features/credits';
import type { UserTable } from '#platform/db/tables';
import { Refused } from '#platform/http/refused';
import type { Platform } from '#platform/platform';
import { findTwoStepPeople } from '../two-step/two-step-store.ts';

/** The database may be a transaction. */
type Viewing = Pick<Platform, 'db' | 'now'>;

/** Accounts as their people and admins see them, those that are still there; a few queries, however many. */
export async function viewUsers({ db, now }: Viewing, rows: readonly UserTable[]): Promise<User[]> {
  const ids = rows.map(({ id }) => UserId.parse(id));
  const [glances, twoStep] = await Promise.all([creditGlance(db, ids, now()), findTwoStepPeople(db, ids)]);
  return rows.flatMap((row) => {
    const glance = glances.get(UserId.parse(row.id));
    // Deleted since the rows were read.
    if (glance === undefined) return [];
    return [User.parse({ ...ownFields(row), ...glance, twoStep: twoStep.has(row.id) })];
  });
}

/** One account as its person and admins see it. */
export async function viewUser(viewing: Viewing, row: UserTable): Promise<User> {
  const [user] = await viewUsers(viewing, [row]);
  if (user === undefined) throw new Refused('notFound');
  return user;
}

function ownFields(row: UserTable) {
  return {
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
    ...(row.disabled_reason !== '' && { disabledReason: row.disabled_reason }),
    disableRemotesGames: row.disable_remotes_games === 1,
    lastLogin: row.last_login_ms,
    createdAt: row.created_at_ms,
    emailConfirmed: row.email_confirmed_ms !== null,
    contactConfirmed: isContactProved(row),
  };
}

/** Whether letters go to the contact address: it is the account's own, or proved by a link of its own. */
export function isContactProved({ email, contact_email, contact_confirmed_ms }: UserTable): boolean {
  return contact_email !== '' && (contact_email === email || contact_confirmed_ms !== null);
}
