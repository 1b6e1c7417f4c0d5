import type { FieldProblem, MailServer } from '@qc/contract';
import { readSetting } from '#platform/db/setting-value';
import type { Db } from '#platform/db/tables';
import type { Platform } from '#platform/platform';
import { openSecretByAny, sealSecret } from '#platform/sealed-secret';
import { serverSecret, serverSecrets } from '#platform/server-secret';
import { installationSettings } from './installation-settings.ts';
import { MAIL_SERVER_KEY, type StoredMailServer, StoredMailServerShape } from './setting-store.ts';

type Parts = Pick<Platform, 'config' | 'db' | 'now'>;

/** By which way letters go out. */
export async function mailWay(platform: Parts): Promise<'smtp' | 'files'> {
  if (platform.config.smtpUrl !== null) return 'smtp';
  return (await installationSettings(platform)).mailServer === null ? 'files' : 'smtp';
}

/** Address of the mail server in force, with its password: the environment's, else the one set on screen; null: none. */
export async function mailServerAddress(platform: Parts): Promise<string | null> {
  const { config, db } = platform;
  if (config.smtpUrl !== null) return config.smtpUrl;
  // Known to be none without a question to the database, which each letter would ask.
  if ((await installationSettings(platform)).mailServer === null) return null;
  const stored = await readStored(db);
  if (stored === null) return null;
  const { host, port, user, password } = stored;
  const secret = password === '' ? '' : openSecretByAny(password, sealOf(stored), await serverSecrets(db));
  const account = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(secret)}@`;
  return `${port === 465 ? 'smtps' : 'smtp'}://${account}${host}:${port}`;
}

/**
 * The server as it is stored, its password sealed. An empty password keeps the one that is there, for the same server
 * and account only: whoever names another server must know the password. Gives the field that lacks it.
 */
export async function sealMailServer(db: Db, wanted: MailServer): Promise<StoredMailServer | FieldProblem> {
  const { password, ...place } = wanted;
  if (place.user === '') return { ...place, password: '' };
  if (password !== '') {
    return { ...place, password: sealSecret(password, sealOf(place), await serverSecret(db)) };
  }
  const before = await readStored(db);
  const isSame = before !== null && sealOf(before).holder === sealOf(place).holder && before.password !== '';
  return isSame ? before : { path: 'mailServer.password', code: 'required' };
}

function sealOf({ host, port, user }: Omit<MailServer, 'password'>) {
  return { holder: `${user}@${host}:${port}`, purpose: 'mailServer' } as const;
}

async function readStored(db: Db): Promise<StoredMailServer | null> {
  const text = await readSetting(db, MAIL_SERVER_KEY);
  return text === null ? null : (StoredMailServerShape.safeParse(JSON.parse(text)).data ?? null);
}
