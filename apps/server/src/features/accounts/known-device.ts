import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserTable } from '#platform/db/tables';
import { isSecure } from '#platform/http/origin';
import type { Platform } from '#platform/platform';
import { isSameText } from './secrets.ts';
import { serverSecret } from '#platform/server-secret';
import { cookieOptions } from './session-cookie.ts';

const SECURE_NAME = '__Host-qc-device';
const PLAIN_NAME = 'qc-device';
const DEVICE = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;
const LIFE_S = 180 * 24 * 60 * 60;

/**
 * The name of this browser, when the account has signed in here before by its present password; null otherwise. It
 * signs nobody in: it only keeps guesses made elsewhere from locking the person out.
 */
export async function readKnownDevice(
  platform: Platform,
  request: FastifyRequest,
  user: UserTable,
): Promise<string | null> {
  const value = request.cookies[cookieName(platform, request)] ?? '';
  const [, device, proof] = DEVICE.exec(value) ?? [];
  if (device === undefined || proof === undefined) return null;
  return isSameText(proof, await proofOf(platform, device, user)) ? device : null;
}

/** Makes this browser one that the account has signed in from. */
export async function writeKnownDevice(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserTable,
): Promise<void> {
  const device = (await readKnownDevice(platform, request, user)) ?? platform.random.secret();
  const value = `${device}.${await proofOf(platform, device, user)}`;
  reply.setCookie(cookieName(platform, request), value, { ...cookieOptions(platform, request), maxAge: LIFE_S });
}

/** A new password makes every browser a stranger again. */
async function proofOf(platform: Platform, device: string, user: UserTable): Promise<string> {
  const words = `device:${user.id}:${device}:${user.password_hash ?? ''}`;
  return createHmac('sha256', await serverSecret(platform.db))
    .update(words)
    .digest('base64url');
}

function cookieName(platform: Platform, request: FastifyRequest): string {
  return isSecure(platform.config, request) ? SECURE_NAME : PLAIN_NAME;
}
