import { type SessionUser, UserId } from '@qc/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserTable } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { hashSecret, sessionProof } from './secrets.ts';
import { serverSecret } from './server-secret.ts';
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts';
import { SESSION_IDLE_MS, SESSION_MAX_MS } from './session-times.ts';
import { deleteSession, insertSession } from './session-store.ts';
import { changeUser } from './user-store.ts';
import { viewUser } from './user-view.ts';

/** Signs a person in: a new session id in the cookie, the old session of this browser ended. */
export async function startSession(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserTable,
): Promise<SessionUser> {
  const sessionId = platform.random.secret();
  const nowMs = platform.now();
  const before = readSessionCookie(platform, request);
  const current = await inTransaction(platform.db, async (trx) => {
    if (before !== null) await deleteSession(trx, hashSecret(before));
    await insertSession(trx, {
      id_hash: hashSecret(sessionId),
      user_id: user.id,
      created_at_ms: nowMs,
      last_seen_ms: nowMs,
      expires_at_ms: nowMs + SESSION_IDLE_MS,
    });
    return changeUser(trx, UserId.parse(user.id), { last_login_ms: nowMs });
  });
  // The cookie lives as long as a session can; when an idle one ends is the server's business.
  writeSessionCookie(platform, request, reply, sessionId, SESSION_MAX_MS);
  const session = sessionProof(sessionId, await serverSecret(platform.db));
  return { ...viewUser(current ?? user), session };
}
