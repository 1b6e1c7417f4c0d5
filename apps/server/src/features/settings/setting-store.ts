import { InstallationSettings, type Language, MailServer, type SettingsChanges, type UserId } from '@qc/contract';
import * as z from 'zod/mini';
import { writeSetting } from '#platform/db/setting-value';
import type { Db } from '#platform/db/tables';

const PREFIX = 'installation.';
/** Where the mail server is kept, its password sealed. */
export const MAIL_SERVER_KEY = `${PREFIX}mailServer`;
/** A mail server as it is stored: the same fields, the password sealed; empty: it asks for none. */
export const StoredMailServerShape = z.extend(MailServer, { password: z.string() });
export type StoredMailServer = z.infer<typeof StoredMailServerShape>;
type Field = keyof InstallationSettings;

/** What was ever set on screen. A value that an earlier version allowed and this one does not counts as not set. */
export async function readOverrides(db: Db): Promise<SettingsChanges> {
  const rows = await db.selectFrom('setting').selectAll().where('key', 'like', `${PREFIX}%`).execute();
  let overrides: SettingsChanges = {};
  for (const { key, value } of rows) {
    const field = key.slice(PREFIX.length);
    if (isField(field)) overrides = { ...overrides, ...readField(field, value) };
  }
  return overrides;
}

/** Stores a mail server whose password was sealed. */
export async function writeMailServer(trx: Db, server: StoredMailServer): Promise<void> {
  await writeSetting(trx, MAIL_SERVER_KEY, JSON.stringify(server));
}

/** One row for each field: two admins who change different ones do not undo each other's work. */
export async function writeOverrides(trx: Db, changes: SettingsChanges): Promise<void> {
  for (const [field, value] of Object.entries(changes)) {
    if (value !== undefined) await writeSetting(trx, `${PREFIX}${field}`, JSON.stringify(value));
  }
}

/** From now on the environment's word holds for these again. */
export async function dropOverrides(trx: Db, fields: readonly Field[]): Promise<void> {
  if (fields.length === 0) return;
  const keys = fields.map((field) => `${PREFIX}${field}`);
  await trx.deleteFrom('setting').where('key', 'in', keys).execute();
}

/** The language in which a person reads. */
export async function findLanguage(db: Db, id: UserId): Promise<Language> {
  const row = await db.selectFrom('app_user').select('language').where('id', '=', id).executeTakeFirst();
  return row?.language ?? 'he';
}

function readField<F extends Field>(field: F, text: string): SettingsChanges {
  // A sealed password never leaves by the settings.
  if (field === 'mailServer') return readMailServer(text);
  const parsed = InstallationSettings.shape[field].safeParse(JSON.parse(text));
  return parsed.success ? { [field]: parsed.data } : {};
}

function readMailServer(text: string): SettingsChanges {
  const { data } = StoredMailServerShape.safeParse(JSON.parse(text));
  return data === undefined ? {} : { mailServer: { ...data, password: '' } };
}

function isField(field: string): field is Field {
  return Object.hasOwn(InstallationSettings.shape, field);
}
