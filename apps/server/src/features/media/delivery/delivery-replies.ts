import type { FastifyReply } from 'fastify';

/** An address names its content for good. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
/** Whatever a file holds: it is what we say it is, nothing in it runs, other origins' pages may show it. */
export const HARMLESS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** Answers an address that leads nowhere, in the words that clients of such services know. */
export function refuseAddress(reply: FastifyReply, status: 400 | 404, error = 'Resource not found'): FastifyReply {
  reply.removeHeader('etag');
  return reply
    .code(status)
    .headers({ 'x-cld-error': error, 'cache-control': 'no-store' })
    .type('text/plain')
    .send(error);
}
