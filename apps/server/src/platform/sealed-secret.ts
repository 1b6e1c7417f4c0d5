import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;
/** What a key is derived for, by what is sealed: one purpose's secret cannot be passed off as another's. */
const PURPOSES = {
  twoStep: 'two-step secret',
  mailServer: 'mail server password',
  telephone: 'telephone line secret',
  telephoneSpeech: 'speech service key',
  telephoneCalls: 'telephone line call token',
} as const;
export type SealPurpose = keyof typeof PURPOSES;

/** Encrypts a secret for the database; it can be opened for the same holder and purpose only. AES-256-GCM. */
export function sealSecret(
  secret: string,
  { holder, purpose }: { holder: string; purpose: SealPurpose },
  serverSecret: string,
): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(serverSecret, purpose), iv).setAAD(Buffer.from(holder));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/**
 * Opens what `sealSecret` made by one of these secrets of the server, the present one first. Throws as `openSecret`.
 */
export function openSecretByAny(
  sealed: string,
  about: { holder: string; purpose: SealPurpose },
  serverSecrets: readonly string[],
): string {
  let fault: unknown;
  for (const secret of serverSecrets) {
    try {
      return openSecret(sealed, about, secret);
    } catch (error) {
      fault ??= error;
    }
  }
  throw fault;
}

/** Opens what `sealSecret` made. Throws when it was tampered with, or sealed for another holder, purpose or server. */
export function openSecret(
  sealed: string,
  { holder, purpose }: { holder: string; purpose: SealPurpose },
  serverSecret: string,
): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(serverSecret, purpose), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(holder))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

function keyFrom(serverSecret: string, purpose: SealPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', serverSecret, '', PURPOSES[purpose], 32));
}
