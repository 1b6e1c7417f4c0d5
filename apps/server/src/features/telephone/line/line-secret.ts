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
