import type { SessionUser } from '@qc/contract';
import type { FastifyRequest } from 'fastify';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { currentSession } from './current-session.ts';
import { isPasswordDue } from '../passwords/password-due.ts';
import { viewSession } from './view-session.ts';
import { refuseRestricted } from './refuse-restricted.ts';

/** Whose session the cookie is, with its x-auth value: how a reloaded page gets it back. */
export async function checkLogin(platform: Platform, request: FastifyRequest): Promise<Result<SessionUser>> {
  const current = await currentSession(platform, request);
  if (current === null) return refuse('notSignedIn');
  if (current.user.disabled_from_admin === 1) return refuseRestricted(current.user);
  return succeed(
    await viewSession(platform, current.user, { sessionId: current.sessionId, passwordDue: isPasswordDue(current) }),
  );
}
