import { routes } from '@qc/contract';
import type { FastifyRequest } from 'fastify';
import type { CurrentSession } from '../sessions/current-session.ts';

/** All that is open to who has yet to choose another password. A route that is new is closed until it is named here. */
const OPEN = [routes.changePassword, routes.logout, routes.adminLogout, routes.signOutEverywhere].map(
  ({ method, path }) => `${method} ${path}`,
);

/**
 * Whether a session began with a password that will not do for its person: one that was good enough for a regular
 * user, say, who was made an admin since.
 */
export function isPasswordDue({ user, session }: Pick<CurrentSession, 'user' | 'session'>): boolean {
  return user.role !== 2 && session.password_due === 1;
}

/** Whether a call is part of choosing another password, or of leaving. */
export function isOpenBeforePassword({ method, routeOptions }: FastifyRequest): boolean {
  return OPEN.includes(`${method} ${routeOptions.url}`);
}
