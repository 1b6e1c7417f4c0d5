import { routes } from '@qc/contract';
import type { FastifyRequest } from 'fastify';
import type { UserTable } from '#platform/db/tables';

/** All that is open to an owner who has yet to say who it is. A route that is new is closed until it is named here. */
const OPEN = [routes.setUpOwner, routes.logout, routes.adminLogout].map(({ method, path }) => `${method} ${path}`);

/** Whether this is the owner of a new installation, who came by the console's link and has no password yet. */
export function isSetupDue({ role, password_hash }: Pick<UserTable, 'role' | 'password_hash'>): boolean {
  return role === 0 && password_hash === null;
}

/** Whether a call is part of saying who the owner is, or of leaving. */
export function isOpenBeforeSetup({ method, routeOptions }: FastifyRequest): boolean {
  return OPEN.includes(`${method} ${routeOptions.url}`);
}
