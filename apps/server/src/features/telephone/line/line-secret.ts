import type { TelephoneProvider } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import { openSecretByAny, sealSecret } from '#platform/sealed-secret';
import { serverSecret, serverSecrets } from '#platform/server-secret';

/** For the database. It counts for this line at this provider only: whoever names another one must know its secret. */
export async function sealLineSecret(
  db: Db,
  secret: string,
  line: { id: string; provider: TelephoneProvider },
): Promise<string> {
  return sealSecret(secret, holderOf(line), await serverSecret(db));
}

/** What the provider proves itself with; null: none is there. */
export async function openLineSecret(
  db: Db,
  sealed: string,
  line: { id: string; provider: TelephoneProvider },
): Promise<string | null> {
  return sealed === '' ? null : openSecretByAny(sealed, holderOf(line), await serverSecrets(db));
}

function holderOf({ id, provider }: { id: string; provider: TelephoneProvider }) {
  return { holder: `${id}@${provider}`, purpose: 'telephone' } as const;
}

/** The key of a line's speech service, for the database. It counts for what is asked at this address only. */
export async function sealSpeechKey(db: Db, key: string, at: { id: string; address: string }): Promise<string> {
  return sealSecret(key, serviceOf(at), await serverSecret(db));
}

/** What the speech service of a line is asked with; null: it is asked without any. */
export async function openSpeechKey(
  db: Db,
  sealed: string,
  at: { id: string; address: string },
): Promise<string | null> {
  return sealed === '' ? null : openSecretByAny(sealed, serviceOf(at), await serverSecrets(db));
}

function serviceOf({ id, address }: { id: string; address: string }) {
  return { holder: `${id}@${address}`, purpose: 'telephoneSpeech' } as const;
}
