import { DEFAULT_CLOUD_NAME } from '@qc/contract';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '#platform/platform';
import { parseDeliveryPath } from './delivery-path.ts';
import { makeVariant } from './make-variant.ts';
import { findByPublicId } from './media-store.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves pictures at `/demo/image/upload/…`. Anyone who knows a public id (128 random bits) may see the picture:
 * players have no account. 400 with `x-cld-error` for an address outside the grammar, 404 for an unknown picture.
 */
export function registerMediaDelivery(app: FastifyInstance, platform: Platform): void {
  app.get<{ Params: { '*': string } }>(`/${DEFAULT_CLOUD_NAME}/image/upload/*`, async (request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    const ask = parseDeliveryPath(request.params['*']);
    if ('error' in ask) {
      return reply
        .code(400)
        .headers({ 'x-cld-error': ask.error, 'cache-control': 'no-store' })
        .type('text/plain')
        .send(ask.error);
    }
    const media = await findByPublicId(platform.db, ask.publicId);
    const variant =
      media?.type === 'image' ? await makeVariant(platform, media, ask, request.headers.accept ?? '') : null;
    if (!variant) {
      const error = 'Resource not found';
      return reply
        .code(404)
        .headers({ 'x-cld-error': error, 'cache-control': 'no-store' })
        .type('text/plain')
        .send(error);
    }
    reply.headers({ 'cache-control': FOR_EVER, etag: variant.etag });
    if (ask.format === 'auto') reply.header('vary', 'Accept');
    if (request.headers['if-none-match'] === variant.etag) return reply.code(304).send();
    return reply.type(variant.mime).send(variant.bytes);
  });
}
