import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '#platform/http/origin';
import type { Platform } from '#platform/platform';

/** Browsers keep a `__Host-` cookie to exactly this host and https. */
const SECURE_NAME = '__Host-qc';
const PLAIN_NAME = 'qc';
const SESSION_ID = /^[A-Za-z0-9_-]{22}$/;

/** The session's id from the cookie; null when there is none that could be ours. */
export function readSessionCookie(platform: Platform, request: FastifyRequest): string | null {
  const value = request.cookies[isSecure(platform.config, request) ? SECURE_NAME : PLAIN_NAME];
  return value !== undefined && SESSION_ID.test(value) ? value : null;
}

export function writeSessionCookie(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  sessionId: string,
  lifeMs: number,
): void {
  const maxAge = Math.floor(lifeMs / 1000);
  reply.setCookie(cookieName(platform, request), sessionId, { ...cookieOptions(platform, request), maxAge });
}

export function clearSessionCookie(platform: Platform, request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(platform, request), cookieOptions(platform, request));
}

function cookieName(platform: Platform, request: FastifyRequest): string {
  return isSecure(platform.config, request) ? SECURE_NAME : PLAIN_NAME;
}

/** How every cookie of ours is kept: out of reach of scripts, for this host. */
export function cookieOptions({ config }: Platform, request: FastifyRequest) {
  const secure = isSecure(config, request);
  // Pages of another origin send the cookie only when it says so, and browsers demand https for that.
  const sameSite = secure && config.allowedOrigins.length > 0 ? ('none' as const) : ('lax' as const);
  return { path: '/', httpOnly: true, secure, sameSite };
}
