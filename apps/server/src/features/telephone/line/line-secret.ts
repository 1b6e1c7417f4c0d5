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
