import { Role } from '@qc/contract';
import type { FastifyRequest } from 'fastify';
import type { UserTable } from '#platform/db/tables';
import type { Platform } from '#platform/platform';
import { hashSecret } from '../secrets.ts';
import { readSessionCookie } from './session-cookie.ts';
import { findSession, prolongSession, type StoredSession } from './session-store.ts';
import { SESSION_IDLE_MS, SESSION_MAX_MS, SESSION_TOUCH_MS } from './session-times.ts';

/** A session in force, with the id that only its browser has. */
export interface CurrentSession extends StoredSession {
  user: UserTable & { role: Role };
  sessionId: string;
}

/** Whose session the cookie is, however it came here; null when there is none in force. Moves its end forward. */
export async function currentSession(platform: Platform, request: FastifyRequest): Promise<CurrentSession | null> {
  const sessionId = readSessionCookie(platform, request);
  if (sessionId === null) return null;
  const stored = await findSession(platform.db, hashSecret(sessionId));
  const nowMs = platform.now();
  if (stored === null || stored.session.expires_at_ms <= nowMs) return null;
  // A role that is none of ours gives no rights at all.
  const role = Role.safeParse(stored.user.role);
  if (!role.success) return null;
  const { id_hash, last_seen_ms, created_at_ms } = stored.session;
  if (nowMs - last_seen_ms >= SESSION_TOUCH_MS) {
    const expires_at_ms = Math.min(nowMs + SESSION_IDLE_MS, created_at_ms + SESSION_MAX_MS);
    await prolongSession(platform.db, id_hash, { last_seen_ms: nowMs, expires_at_ms });
  }
  return { session: stored.session, user: { ...stored.user, role: role.data }, sessionId };
}
