import { routes, type Role } from '@qc/contract';
import type { FastifyRequest } from 'fastify';
import { installationSettings, readTwoStepDueFrom } from '#features/settings';
import type { UserTable } from '#platform/db/tables';
import type { Platform } from '#platform/platform';
import { findTwoStepInForce } from './two-step-store.ts';

/** All that is open to who has yet to turn the second step on. A route that is new is closed until it is named here. */
const OPEN = [
  routes.getTwoStep,
  routes.startTwoStep,
  routes.confirmTwoStep,
  routes.logout,
  routes.adminLogout,
  routes.signOutEverywhere,
].map(({ method, path }) => `${method} ${path}`);

/** Whether the house demands a second step of a role: of everybody but regular users, when it is so set. */
export async function isTwoStepDemanded(platform: Platform, role: Role): Promise<boolean> {
  if (role === 2) return false;
  return (await installationSettings(platform)).twoStepForStaff;
}

/** From when on a second step that is demanded keeps everything else closed, ms; null: it does already. */
export async function twoStepDueFrom(platform: Platform): Promise<number | null> {
  const atMs = await readTwoStepDueFrom(platform.db);
  return atMs > platform.now() ? atMs : null;
}

/** Whether the house demands a second step of this account, there is none yet, and the days for it are over. */
export async function isTwoStepDue(platform: Platform, user: Pick<UserTable, 'id'> & { role: Role }): Promise<boolean> {
  if (!(await isTwoStepDemanded(platform, user.role))) return false;
  if ((await findTwoStepInForce(platform.db, user.id)) !== null) return false;
  return (await twoStepDueFrom(platform)) === null;
}

/** Whether a call is part of turning the second step on, or of leaving. */
export function isOpenBeforeTwoStep({ method, routeOptions }: FastifyRequest): boolean {
  return OPEN.includes(`${method} ${routeOptions.url}`);
}
