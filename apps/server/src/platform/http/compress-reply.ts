import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RouteName } from '@qc/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What is smaller fits one packet as it is. */
export const COMPRESS_FROM_BYTES = 1400;
/** Of 11: nearly as small as the most, at a tenth of the time. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 5;

/**
 * Calls whose replies are never compressed: they hold a secret beside words of the caller, and the length of something
 * compressed tells whether the two are alike (BREACH). A test holds this list to the replies of the contract.
 */
export const NEVER_COMPRESSED: ReadonlySet<RouteName> = new Set<RouteName>([
  'registerUser',
  'login',
  'checkLogin',
  'exchangeToken',
  'setUpOwner',
  'changePassword',
  'adminLogin',
  'adminCheckLogin',
  'startTwoStep',
  'confirmTwoStep',
  'renewRecoveryCodes',
  'getInstallationSettings',
  'updateInstallationSettings',
]);

/**
 * The body of a call's reply as it goes out: compressed by what the caller takes, where it is worth it. Refusals,
 * which repeat what was asked for, are small and stay as they are.
 */
export async function compressReply(
  name: RouteName,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (NEVER_COMPRESSED.has(name) || typeof payload !== 'string') return payload;
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', '));
  if (reply.statusCode >= 300 || payload.length < COMPRESS_FROM_BYTES || reply.hasHeader('content-encoding'))
    return payload;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) {
    reply.header('content-encoding', 'br').removeHeader('content-length');
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return await promisify(brotliCompress)(payload, { params });
  }
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) {
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return await promisify(gzip)(payload, { level: GZIP_LEVEL });
  }
  return payload;
}
