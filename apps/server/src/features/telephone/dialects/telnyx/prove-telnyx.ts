import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { LineKeys, LineProof, LineRequest } from '../dialect.ts';
import { headerOf } from '../line-request.ts';
import { isFresh } from '../same-secret.ts';

/** What stands before the 32 bytes of an Ed25519 key, so that it is read as one. */
const KEY_HEAD = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;

/** Proves an Ed25519 signature over the time, a bar, and the body as it came; for 300 s to either side. */
export function proveByTelnyx(request: LineRequest, { secret }: LineKeys, nowMs: number): LineProof {
  const signature = headerOf(request, 'telnyx-signature-ed25519');
  const time = headerOf(request, 'telnyx-timestamp');
  if (signature === null || time === null) return { proved: false, fault: 'unsigned' };
  const key = publicKeyOf(secret);
  const bytes = Buffer.from(signature, 'base64');
  const signed = Buffer.concat([Buffer.from(`${time}|`), request.body]);
  if (key === null || bytes.length !== SIGNATURE_BYTES || !verify(null, signed, key, bytes)) {
    return { proved: false, fault: 'forged' };
  }
  return isFresh(time, nowMs) ? { proved: true } : { proved: false, fault: 'stale' };
}

/** The key as the portal shows it: base64 of its bytes. Null for what is none. */
function publicKeyOf(text: string): KeyObject | null {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== KEY_BYTES) return null;
  try {
    return createPublicKey({ key: Buffer.concat([KEY_HEAD, bytes]), format: 'der', type: 'spki' });
  } catch {
    return null;
  }
}
