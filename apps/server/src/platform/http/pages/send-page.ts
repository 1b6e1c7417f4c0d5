import { createHash } from 'node:crypto';
import type { FileReply } from '@qc/contract';
import type { FastifyReply } from 'fastify';

const STYLES = /<style>([^]*?)<\/style>/g;

/**
 * Shows a page of ours in place, to be printed: no script, no frame and no request of its own whatever got into it,
 * and its style sheet by the hash of its very text.
 */
export function sendPage(reply: FastifyReply, { file }: FileReply): FastifyReply {
  if (!(file instanceof Uint8Array)) throw new Error('a page is sent whole');
  const html = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const hashes = [...html.toString('utf8').matchAll(STYLES)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      `sandbox allow-modals; default-src 'none'; style-src ${hashes.join(' ') || "'none'"}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    )
    .send(html);
}
