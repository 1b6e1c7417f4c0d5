import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '#platform/platform';
import { byteRange } from './byte-range.ts';
import { fileKey } from '../contents/file-key.ts';
import type { StoredMedia } from '../media-store.ts';

/** Much shorter than a signed address works: who is led there by a kept answer can still play a film to its end. */
const LED_FOR_S = 60 * 60;

/**
 * Sends a stored file whole or in part (RFC 9110: 206, 304, 416, If-Range), or leads to where it lies, if browsers are to
 * load it from there; false when its bytes are gone.
 */
export async function sendStored(
  { files }: Platform,
  media: StoredMedia,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const key = fileKey(media.sha256);
  const disposition = reply.getHeader('content-disposition');
  const address = await files.address(key, {
    type: media.mime,
    disposition: typeof disposition === 'string' ? disposition : undefined,
  });
  if (address !== null) {
    reply.removeHeader('content-disposition').header('cache-control', `public, max-age=${LED_FOR_S}`);
    reply.redirect(address, 302);
    return true;
  }
  const size = await files.size(key);
  if (size === null) return false;
  const etag = `"${media.sha256.slice(0, 32)}"`;
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
  reply.headers({ 'accept-ranges': 'bytes', etag });
  if (holds(ifNoneMatch, etag)) {
    reply.code(304).send();
    return true;
  }
  const usable = ifRange === undefined || ifRange === etag;
  const asked = usable && request.method === 'GET' ? byteRange(range, size) : null;
  if (asked === 'outside') {
    reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
      .send();
    return true;
  }
  const part = asked ?? { start: 0, end: size - 1 };
  if (asked) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
  reply.type(media.mime).header('content-length', part.end - part.start + 1);
  if (request.method === 'HEAD') {
    reply.send();
    return true;
  }
  const stream = await files.read(key, part);
  if (!stream) return false;
  reply.send(stream);
  return true;
}

function holds(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) === true;
}
