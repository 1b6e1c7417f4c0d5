import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/** Whether the address that people use is https: then cookies are secure ones. */
export function isSecure(config: Config, request: FastifyRequest): boolean {
  return config.publicUrl?.startsWith('https:') === true || request.protocol === 'https';
}

/**
 * Whether a call (or a socket) comes from a page of ours, of a listed origin, or from no page at all. Browsers send
 * `Origin` with everything that may change something, and `Sec-Fetch-Site` where they know it.
 */
export function isTrustedOrigin(config: Config, request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) return isOwnOrigin(config, request, origin) || isAllowedOrigin(config, origin);
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Whether a listed other origin may read answers with cookies. */
export function isAllowedOrigin(config: Config, origin: string): boolean {
  return config.allowedOrigins.includes(origin);
}

function isOwnOrigin(config: Config, request: FastifyRequest, origin: string): boolean {
  if (origin === config.publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host, hostname } = new URL(origin);
  // Whoever owns a name may let it lead here. Where the server has an address, another way in is one of its network.
  if (config.publicUrl !== null && !isNearName(hostname)) return false;
  // As the browser wrote it: a proxy's word about another host is anybody's. Through URL as well, because some clients
  // write the usual port and some do not.
  const own = `${protocol}//${request.headers.host ?? ''}`;
  return URL.canParse(own) && new URL(own).host === host;
}

/** A name that no stranger can own: a number, this machine, or one that only the own network knows. */
function isNearName(hostname: string): boolean {
  return /^(\[.*\]|\d{1,3}(\.\d{1,3}){3}|[^.]+|.+\.local)$/.test(hostname);
}
