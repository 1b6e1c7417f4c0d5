import { Role, type SessionUser, UserId } from '@qc/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '#platform/db/transaction';
import { Refused } from '#platform/http/refused';
import type { Platform } from '#platform/platform';
import type { JudgedAccount } from '../passwords/check-password.ts';
import { describeAgent } from './describe-agent.ts';
import { writeKnownDevice } from './known-device.ts';
import { hashSecret } from '../secrets.ts';
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts';
import { SESSION_IDLE_MS, SESSION_MAX_MS } from './session-times.ts';
import { deleteSession, insertSession } from './session-store.ts';
import { findTwoStepInForce } from '../two-step/two-step-store.ts';
import { changeUser } from '../people/user-store.ts';
import { viewSession } from './view-session.ts';

/**
 * Signs a person in: a new session id in the cookie, the old session of this browser ended. Throws `Refused` when the
 * password or the role was changed, or the second step turned on, since the account was judged: who was judged by what
 * was before stays outside.
 */
export async function startSession(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  { user, secondStep, passwordDue }: JudgedAccount,
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
      password_due: Number(passwordDue),
      proved_at_ms: nowMs,
    });
    const changed = await changeUser(trx, UserId.parse(user.id), { last_login_ms: nowMs });
    const isSame = changed?.password_hash === user.password_hash && changed.role === user.role;
    if (!isSame) throw new Refused('wrongCredentials');
    if (secondStep === 'none' && (await findTwoStepInForce(trx, user.id)) !== null) {
      throw new Refused('secondStepNeeded');
    }
    const role = Role.safeParse(changed.role);
    // A damaged or foreign row: whoever has no role of ours has no rights, and no session.
    if (!role.success) throw new Refused('wrongCredentials');
    return { ...changed, role: role.data };
  });
  // The cookie lives as long as a session can; when an idle one ends is the server's business.
  writeSessionCookie(platform, request, reply, sessionId, SESSION_MAX_MS);
  await writeKnownDevice(platform, request, reply, current);
  const { ip, id: requestId } = request;
  platform.security?.tell('signedIn', { userId: user.id, ip, requestId, route: request.routeOptions.url });
  return viewSession(platform, current, { sessionId, passwordDue });
}
