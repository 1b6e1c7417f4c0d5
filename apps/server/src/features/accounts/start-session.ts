import { type SessionUser, UserId } from '@qc/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserTable } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import { Refused } from '#platform/http/refused';
import type { Platform } from '#platform/platform';
import { describeAgent } from './describe-agent.ts';
import { hashSecret, sessionProof } from './secrets.ts';
import { serverSecret } from './server-secret.ts';
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts';
import { SESSION_IDLE_MS, SESSION_MAX_MS } from './session-times.ts';
import { deleteSession, insertSession } from './session-store.ts';
import { changeUser } from './user-store.ts';
import { viewUser } from './user-view.ts';

/**
 * Signs a person in: a new session id in the cookie, the old session of this browser ended. Throws `Refused` when the
 * password was changed since `user` was read: whoever was judged by the old one stays outside.
 */
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
      ...describeAgent(request.headers['user-agent']),
    });
    const changed = await changeUser(trx, UserId.parse(user.id), { last_login_ms: nowMs });
    if (changed?.password_hash !== user.password_hash) throw new Refused('wrongCredentials');
    return changed;
  });
  // The cookie lives as long as a session can; when an idle one ends is the server's business.
  writeSessionCookie(platform, request, reply, sessionId, SESSION_MAX_MS);
  const session = sessionProof(sessionId, await serverSecret(platform.db));
  return { ...viewUser(current), session };
}
