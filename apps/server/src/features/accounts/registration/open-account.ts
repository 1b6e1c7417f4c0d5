import type { Language, UserId } from '@qc/contract';
import type { Db, UserTable } from '#platform/db/tables';
import type { Platform } from '#platform/platform';
import { insertUser, type NewUser } from '../people/user-store.ts';

/** What is known of a person when an account of a regular user is opened; the rest can be filled in later. */
export interface OpenedAccount {
  id: UserId;
  email: string;
  name: string;
  /** Null: to be set by a mailed link. */
  passwordHash: string | null;
  phone: string;
  contactEmail: string;
  currency: UserTable['currency'];
  language: Language;
  country: string;
  address: string;
  institutionId: string | null;
}

/** Opens the account of a regular user in the caller's transaction; its address is yet to be proved. */
export async function openAccount(trx: Db, platform: Platform, person: OpenedAccount): Promise<UserTable> {
  const user: NewUser = {
    id: person.id,
    email: person.email,
    name: person.name,
    password_hash: person.passwordHash,
    role: 2,
    phone: person.phone,
    contact_email: person.contactEmail,
    currency: person.currency,
    address: person.address,
    language: person.language,
    country: person.country,
    email_notifications: 1,
    disabled_from_admin: 0,
    disable_remotes_games: 0,
    last_login_ms: null,
    created_at_ms: platform.now(),
    institution_id: person.institutionId,
    email_confirmed_ms: null,
    contact_confirmed_ms: null,
    welcome_due: 1,
    disabled_reason: '',
  };
  return insertUser(trx, user);
}
