import { UserId } from '@qc/contract';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '#platform/http/handlers';
import { Refused } from '#platform/http/refused';
import type { Authenticate } from '#platform/http/serve-routes';
import type { Platform } from '#platform/platform';
import { type CurrentSession, currentSession } from './current-session.ts';
import { isSameText, sessionProof } from '../secrets.ts';
import { serverSecrets } from '#platform/server-secret';
import { isOpenBeforePassword, isPasswordDue } from '../passwords/password-due.ts';
import { isOpenBeforeSetup, isSetupDue } from '../owner/setup-due.ts';
import { isOpenBeforeTwoStep, isTwoStepDue } from '../two-step/two-step-due.ts';
import { refuseRestricted } from './refuse-restricted.ts';

/**
 * Makes the check of who is calling. Null: not signed in. Throws `Refused`: `restricted` for a blocked account,
 * `badSessionValue` for a call that may change something without the session's own x-auth, `twoStepRequired` where the
 * house demands a second step that is not on yet and the call is not part of turning it on, `newPasswordRequired` where
 * the password will not do for the role and the call is not part of choosing another, `setupRequired` for the owner of a
 * new installation until it has an address and a password.
 */
export function makeAuthenticate(platform: Platform): Authenticate {
  return async (request, how = 'full') => {
    const current = await currentSession(platform, request);
    if (current === null) return null;
    const restricted = current.user.disabled_from_admin === 1;
    if (how === 'cookieOnly')
      return restricted || (await closedBy(platform, request, current)) !== null ? null : actorOf(current);
    if (restricted) {
      const { code, details } = refuseRestricted(current.user);
      throw new Refused(code, details && { details });
    }
    if ((how === 'proof' || mayChange(request)) && !(await hasProof(platform, request, current)))
      throw new Refused('badSessionValue');
    const closed = await closedBy(platform, request, current);
    if (closed !== null) throw new Refused(closed);
    return actorOf(current);
  };
}

/** What has to be done before this call is open; null: it is. The password comes first: the second step asks for it. */
async function closedBy(
  platform: Platform,
  request: FastifyRequest,
  current: CurrentSession,
): Promise<'setupRequired' | 'newPasswordRequired' | 'twoStepRequired' | null> {
  if (isSetupDue(current.user)) return isOpenBeforeSetup(request) ? null : 'setupRequired';
  if (isPasswordDue(current)) return isOpenBeforePassword(request) ? null : 'newPasswordRequired';
  const open = isOpenBeforeTwoStep(request) || !(await isTwoStepDue(platform, current.user));
  return open ? null : 'twoStepRequired';
}

function actorOf({ user, session }: CurrentSession): Actor {
  return { userId: UserId.parse(user.id), role: user.role, sessionHash: session.id_hash };
}

function mayChange(request: FastifyRequest): boolean {
  return request.method !== 'GET' && request.method !== 'HEAD';
}

async function hasProof(platform: Platform, request: FastifyRequest, current: CurrentSession): Promise<boolean> {
  const given = request.headers['x-auth'];
  if (typeof given !== 'string') return false;
  const secrets = await serverSecrets(platform.db);
  return secrets.some((secret) => isSameText(given, sessionProof(current.sessionId, secret)));
}
