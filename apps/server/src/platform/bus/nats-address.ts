/** How to reach a cluster's NATS servers, as a client of theirs wants to know it. */
export interface NatsAddress {
  servers: string[];
  isEncrypted: boolean;
  /** Both empty: nobody in particular. A name without a password is a token. */
  user: string;
  password: string;
}

const PROTOCOLS = ['nats:', 'tls:'];

/**
 * Reads `nats://name:password@one:4222,nats://two:4222`; `tls://` encrypts. The first one's name and password count for
 * all. Null: it is no such address.
 */
export function readNatsAddress(text: string): NatsAddress | null {
  const parts = text.split(',').map((part) => part.trim());
  if (!parts.every((part) => URL.canParse(part))) return null;
  const urls = parts.map((part) => new URL(part));
  const [first] = urls;
  const isPlain = (url: URL) => PROTOCOLS.includes(url.protocol) && url.hostname !== '' && url.search + url.hash === '';
  if (first === undefined || !urls.every((url) => isPlain(url) && url.pathname.length <= 1)) return null;
  if (urls.some((url) => url.protocol !== first.protocol)) return null;
  return {
    servers: urls.map((url) => `${url.hostname}:${url.port === '' ? '4222' : url.port}`),
    isEncrypted: first.protocol === 'tls:',
    user: decoded(first.username),
    password: decoded(first.password),
  };
}

/** What stands there when it is no %XX. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
