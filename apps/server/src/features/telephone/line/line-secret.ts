import type { TelephoneProvider } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import { openSecretByAny, sealSecret } from '#platform/sealed-secret';
import { serverSecret, serverSecrets } from '#platform/server-secret';

/** Of which line at which provider, and what: its proof, or what calls are placed with. */
export interface LineSecretOf {
  id: string;
  provider: TelephoneProvider;
  purpose: 'telephone' | 'telephoneCalls';
}

/** For the database. It counts for this line at this provider only: whoever names another one must know its secret. */
export async function sealLineSecret(db: Db, secret: string, of: LineSecretOf): Promise<string> {
  return sealSecret(secret, holderOf(of), await serverSecret(db));
}

/** The secret; null: none is there. */
export async function openLineSecret(db: Db, sealed: string, of: LineSecretOf): Promise<string | null> {
  return sealed === '' ? null : openSecretByAny(sealed, holderOf(of), await serverSecrets(db));
}

function holderOf({ id, provider, purpose }: LineSecretOf) {
  return { holder: `${id}@${provider}`, purpose };
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
