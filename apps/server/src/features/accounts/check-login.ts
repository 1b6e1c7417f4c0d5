import type { SessionUser } from '@qc/contract';
import type { FastifyRequest } from 'fastify';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { currentSession } from './current-session.ts';
import { sessionProof } from './secrets.ts';
import { serverSecret } from './server-secret.ts';
import { viewUser } from './user-view.ts';

/** Whose session the cookie is, with its x-auth value: how a reloaded page gets it back. */
export async function checkLogin(platform: Platform, request: FastifyRequest): Promise<Result<SessionUser>> {
  const current = await currentSession(platform, request);
  if (current === null) return refuse('notSignedIn');
  if (current.user.disabled_from_admin === 1) return refuse('restricted');
  const session = sessionProof(current.sessionId, await serverSecret(platform.db));
  return succeed({ ...viewUser(current.user), session });
}
