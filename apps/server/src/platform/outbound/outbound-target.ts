import { isIP } from 'node:net';
import type { OutboundSeams } from './outbound-seams.ts';
import { isPublicAddress } from './public-address.ts';

/** An https address with a name, the usual port and no credentials; WHATWG's reading, which knows all spellings. */
export function parseTarget(text: string, base?: URL): URL | null {
  const url = URL.parse(text, base);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null;
  const name = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(name) === 0 && !name.endsWith('.') ? url : null;
}

/** The one address that a name is asked at; null: it is not known, or one of its addresses is not public. */
export async function checkedAddress(name: string, seams: OutboundSeams, signal: AbortSignal): Promise<string | null> {
  const addresses = await seams.resolve(name);
  signal.throwIfAborted();
  const isAllowed = seams.isAllowedAddress ?? isPublicAddress;
  if (addresses.length === 0 || !addresses.every(isAllowed)) return null;
  return addresses[0] ?? null;
}
