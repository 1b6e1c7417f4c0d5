import { UserId, type Language } from '@qc/contract';
import type { Db, UserTable } from '#platform/db/tables';
import { isContactProved } from './user-view.ts';
import { findUser, findUserByEmail, holdUserByEmail } from './user-store.ts';

/** What other features need to know of somebody with an account. */
export interface Person {
  id: UserId;
  name: string;
  email: string;
  /** Where letters go that are no matter of the account itself: the contact address once it is proved. */
  mailbox: string;
  /** The person has proved to have the address. */
  confirmed: boolean;
  language: Language;
  /** Wants to be told by mail. */
  emailNotifications: boolean;
}

/** The person with this address (in lower case); null: nobody, or an account that may do nothing. */
export async function findPersonByEmail(db: Db, email: string): Promise<Person | null> {
  return toPerson(await findUserByEmail(db, email));
}

/** The person with this id; null: nobody, or an account that may do nothing. */
export async function findPerson(db: Db, id: UserId): Promise<Person | null> {
  return toPerson(await findUser(db, id));
}

/** The same, held until the transaction ends: nobody proves to have the address meanwhile. */
export async function holdPersonByEmail(trx: Db, email: string): Promise<Person | null> {
  return toPerson(await holdUserByEmail(trx, email));
}

function toPerson(row: UserTable | null): Person | null {
  if (row === null || row.disabled_from_admin === 1) return null;
  return {
    id: UserId.parse(row.id),
    name: row.name,
    email: row.email,
    mailbox: isContactProved(row) ? row.contact_email : row.email,
    confirmed: row.email_confirmed_ms !== null,
    language: row.language,
    emailNotifications: row.email_notifications === 1,
  };
}
