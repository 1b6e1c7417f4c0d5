import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { hostOf } from './guards/known-hosts.ts';

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
  const { knownHosts } = request.server;
  const addresses = [config.publicUrl, knownHosts.address].filter((address) => address !== null);
  if (addresses.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // The own name in another scheme is not the own address.
  if (addresses.some((address) => new URL(address).host === host)) return false;
  // Through URL, because some clients write the usual port and some do not. Which hosts are ours was asked before.
  const own = `${protocol}//${hostOf(request)}`;
  return URL.canParse(own) && new URL(own).host === host;
}
