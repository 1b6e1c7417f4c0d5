import { Readable } from 'node:stream';
import type { FileReply } from '@qc/contract';
import type { FastifyReply } from 'fastify';

/** What a browser that opens a file in place may do with it: nothing. */
export const NO_RIGHTS = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'; sandbox";

/** What a file is called whose own name cannot be said. */
const PRODUCT_NAME = 'questions.creator';

/**
 * Sends a file to save, never to open in place: a name in any language by RFC 6266 and 8187, no sniffing, and no
 * rights for a page that a browser would show all the same.
 */
export function sendFile(reply: FastifyReply, contentType: string, { fileName, file }: FileReply): FastifyReply {
  reply
    .header('content-type', contentType)
    .header('content-disposition', attachment(fileName))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', NO_RIGHTS);
  if (file instanceof Uint8Array) return reply.send(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  return reply.send(Readable.from(file));
}

/** The header's value: a plain name for old browsers, the whole name for all others. */
export function attachment(fileName: string): string {
  const safe = fileName.replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '').trim() || 'file';
  const plain = plainName(safe).replace(/%/g, '_');
  const whole = encodeURIComponent(safe).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/** Of a name in other letters, what can be said without them: what a program that cannot read the whole name saves. */
function plainName(name: string): string {
  if (/^[\x20-\x7E]*$/.test(name)) return name;
  const [ending = ''] = /\.[A-Za-z0-9]{1,5}$/.exec(name) ?? [];
  const rest = name.slice(0, name.length - ending.length).replace(/[^\x20-\x7E]+/g, ' ');
  const words = rest.split(/\s+/).filter((word) => /[A-Za-z0-9]/.test(word));
  return [PRODUCT_NAME, ...words].join(' ') + ending;
}
