import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nonceOf } from '../security-headers.ts';

/**
 * A page whose every answer is the same bytes, compressed as far as it goes, once: a whole hall opens it at the same
 * moment, on phones. Its inline scripts and styles are allowed by their hashes instead of a nonce.
 */
export interface FixedPage {
  html: string;
  brotli: Buffer;
  gzip: Buffer;
  /** Sources for the content security policy. */
  hashes: string;
}

const INLINE = /<(script|style)\b[^>]*>([^]*?)<\/\1>/g;

export async function fixPage(html: string): Promise<FixedPage> {
  const inline = [...html.matchAll(INLINE)].map(([, , content = '']) => content).filter((content) => content !== '');
  const hashes = inline.map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`).join(' ');
  return {
    html,
    brotli: await promisify(brotliCompress)(html),
    gzip: await promisify(gzip)(html, { level: 9 }),
    hashes,
  };
}

/** Lets the page's own inline scripts and styles run, by their hashes. */
export function allowInline(page: FixedPage, request: FastifyRequest, reply: FastifyReply): void {
  const name = 'content-security-policy';
  const policy = String(reply.getHeader(name) ?? reply.raw.getHeader(name) ?? '');
  reply.header(name, policy.replaceAll(`'nonce-${nonceOf(request.raw)}'`, page.hashes));
}

export function sendFixedPage(page: FixedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  allowInline(page, request, reply);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.html);
}
