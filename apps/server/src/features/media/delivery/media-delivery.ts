import { DEFAULT_CLOUD_NAME } from '@qc/contract';
import type { FastifyInstance } from 'fastify';
import { addressKey, takeOrRefuse } from '#platform/http/call-limits';
import { TokenBuckets } from '#platform/http/token-bucket';
import type { Platform } from '#platform/platform';
import { parseDeliveryPath } from './delivery-path.ts';
import { FOR_EVER, HARMLESS, refuseAddress } from './delivery-replies.ts';
import { registerFilmDelivery } from './film-delivery.ts';
import { makeVariant } from '../pictures/make-variant.ts';
import { findByPublicId } from '../media-store.ts';

/** Variants made anew for one address. A school that opens its games in all sizes fits; ready ones are not counted. */
const MAKING = { burst: 1000, everyMs: 10 * 60 * 1000 };

/**
 * Serves pictures, films and sounds. Pictures are at `/demo/image/upload/…`. Anyone who knows a public id (128 random bits) may see the picture:
 * players have no account. 400 with `x-cld-error` for an address outside the grammar, 404 for an unknown picture,
 * 429 for an address that has too many variants made.
 */
export function registerMediaDelivery(app: FastifyInstance, platform: Platform): void {
  registerFilmDelivery(app, platform);
  const making = new TokenBuckets(MAKING, platform.now);
  app.get<{ Params: { '*': string } }>(`/${DEFAULT_CLOUD_NAME}/image/upload/*`, async (request, reply) => {
    reply.headers(HARMLESS);
    // Read now: a caller who goes away meanwhile has no address any more.
    const { ip } = request;
    const ask = parseDeliveryPath(request.params['*']);
    if ('error' in ask) return refuseAddress(reply, 400, ask.error);
    const media = await findByPublicId(platform.db, ask.publicId);
    const variant =
      media?.type === 'image' && media.sha256 !== ''
        ? await makeVariant(platform, media, ask, {
            accept: request.headers.accept ?? '',
            onMake: () => takeOrRefuse(making, addressKey(ip)),
          })
        : null;
    if (!variant) return refuseAddress(reply, 404);
    reply.headers({ 'cache-control': FOR_EVER, etag: variant.etag });
    if (ask.format === 'auto') reply.header('vary', 'Accept');
    if (request.headers['if-none-match'] === variant.etag) return reply.code(304).send();
    return reply.type(variant.mime).send(variant.bytes);
  });
}
