import { type Credentials, isAdminRole, type SessionUser } from '@qc/contract';
import type { FastifyRequest } from 'fastify';
import { isTrustedOrigin } from '#platform/http/origin';
import type { Platform } from '#platform/platform';
import { refuse, type Result } from '#platform/result';
import { checkLogin } from './check-login.ts';
import { checkPassword, type SignInOrigin, type JudgedAccount } from '../passwords/check-password.ts';
import type { LoginLimits } from './login-limits.ts';

/** Judges an admin's credentials. A right password of anybody else is a wrong one here, and counts as one. */
export function checkAdminPassword(
  platform: Platform,
  limits: LoginLimits,
  credentials: Credentials,
  from: SignInOrigin,
): Promise<Result<JudgedAccount>> {
  return checkPassword(platform, limits, credentials, from, isAdminRole);
}

/** Whose session the cookie is, when it is an admin's; nobody's otherwise. */
export async function adminCheckLogin(platform: Platform, request: FastifyRequest): Promise<Result<SessionUser>> {
  // The answer carries the x-auth value, and a GET reaches here from anywhere.
  if (!isTrustedOrigin(platform.config, request)) return refuse('originRefused');
  const checked = await checkLogin(platform, request);
  return !checked.ok || isAdminRole(checked.value.role) ? checked : refuse('notSignedIn');
}
