import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserTable } from '#platform/db/tables';
import { isSecure } from '#platform/http/origin';
import type { Platform } from '#platform/platform';
import { isSameText } from '../secrets.ts';
import { serverSecret, serverSecrets } from '#platform/server-secret';
import { cookieOptions } from './session-cookie.ts';

const SECURE_NAME = '__Host-qc-device';
const PLAIN_NAME = 'qc-device';
const DEVICE = /^([A-Za-z0-9_-]{22})\.(\d{1,6})\.([A-Za-z0-9_-]{43})$/;
const DAY_S = 24 * 60 * 60;
const LIFE_DAYS = 180;

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
  const [, device, day, proof] = DEVICE.exec(value) ?? [];
  if (device === undefined || day === undefined || proof === undefined) return null;
  // The browser forgets it then, if it likes to.
  if (today(platform) - Number(day) > LIFE_DAYS) return null;
  const mark = `${device}.${day}`;
  const secrets = await serverSecrets(platform.db);
  return secrets.some((secret) => isSameText(proof, proofOf(mark, user, secret))) ? device : null;
}

/** Makes this browser one that the account has signed in from. */
export async function writeKnownDevice(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserTable,
): Promise<void> {
  const device = (await readKnownDevice(platform, request, user)) ?? platform.random.secret();
  const mark = `${device}.${today(platform)}`;
  const value = `${mark}.${proofOf(mark, user, await serverSecret(platform.db))}`;
  reply.setCookie(cookieName(platform, request), value, {
    ...cookieOptions(platform, request),
    maxAge: LIFE_DAYS * DAY_S,
  });
}

/** A new password makes every browser a stranger again. */
function proofOf(mark: string, user: UserTable, secret: string): string {
  const words = `device:${user.id}:${mark}:${user.password_hash ?? ''}`;
  return createHmac('sha256', secret).update(words).digest('base64url');
}

/** Days since 1970. */
function today(platform: Platform): number {
  return Math.floor(platform.now() / (DAY_S * 1000));
}

function cookieName(platform: Platform, request: FastifyRequest): string {
  return isSecure(platform.config, request) ? SECURE_NAME : PLAIN_NAME;
}
