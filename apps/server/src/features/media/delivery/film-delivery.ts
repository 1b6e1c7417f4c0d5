import { DEFAULT_CLOUD_NAME } from '@qc/contract';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { attachment } from '#platform/http/send-file';
import type { Platform } from '#platform/platform';
import { FOR_EVER, HARMLESS, refuseAddress } from './delivery-replies.ts';
import { parseFilmPath } from './film-address.ts';
import { findByPublicId, type StoredMedia } from '../media-store.ts';
import { sendStored } from './send-stored.ts';

/** Endings under which a stored kind of file may be asked for. */
const ENDINGS: Record<string, readonly string[]> = {
  'video/mp4': ['mp4', 'mov', 'm4v'],
  'video/webm': ['webm'],
  'audio/mp4': ['m4a', 'mp4'],
  'audio/webm': ['webm', 'weba'],
  'audio/mpeg': ['mp3'],
  'audio/wav': ['wav'],
  'audio/aac': ['aac'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'image/webp': ['webp'],
};

/**
 * Serves films and sounds at `/demo/video/upload/…`, in ranges, and any stored file to save at `/demo/raw/upload/…`.
 * Both are typed by what was found in the file, never by its name, and locked against running anything.
 */
export function registerFilmDelivery(app: FastifyInstance, platform: Platform): void {
  const serve = (kind: 'video' | 'raw', handler: RouteHandlerMethod) =>
    // HEAD by hand: the length must be the file's, without reading it.
    app.route({ method: ['GET', 'HEAD'], url: `/${DEFAULT_CLOUD_NAME}/${kind}/upload/*`, handler });
  serve('video', async (request, reply) => {
    reply.headers(HARMLESS);
    const ask = parseFilmPath(pathOf(request));
    if ('error' in ask) return refuseAddress(reply, 400, ask.error);
    const media = await findByPublicId(platform.db, ask.publicId);
    if (!media || media.type === 'image' || media.sha256 === '') return refuseAddress(reply, 404);
    if (!mayEndIn(media, ask.extension)) return refuseAddress(reply, 400, 'Unsupported format');
    reply.header('cache-control', FOR_EVER);
    if (ask.part) {
      const { startS, endS } = ask.part;
      const fragment = `#t=${startS}${endS === null ? '' : `,${endS}`}`;
      return reply.redirect(`/${DEFAULT_CLOUD_NAME}/video/upload/v1/${media.publicId}${fragment}`, 302);
    }
    return (await sendStored(platform, media, request, reply)) ? reply : refuseAddress(reply, 404);
  });
  serve('raw', async (request, reply) => {
    reply.headers(HARMLESS);
    const ask = parseFilmPath(pathOf(request));
    if ('error' in ask || ask.part) return refuseAddress(reply, 400, 'Unsupported transformation');
    const media = await findByPublicId(platform.db, ask.publicId);
    if (!media || media.sha256 === '') return refuseAddress(reply, 404);
    if (!mayEndIn(media, ask.extension)) return refuseAddress(reply, 400, 'Unsupported format');
    const name = `${media.title || 'file'}.${ENDINGS[media.mime]?.[0] ?? 'bin'}`;
    reply.headers({ 'cache-control': FOR_EVER, 'content-disposition': attachment(name) });
    return (await sendStored(platform, media, request, reply)) ? reply : refuseAddress(reply, 404);
  });
}

function pathOf({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && '*' in params ? String(params['*']) : '';
}

function mayEndIn({ mime }: StoredMedia, extension: string | null): boolean {
  return extension === null || (ENDINGS[mime] ?? []).includes(extension);
}
