import type { User } from '@qc/contract';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { findUserPage, sumMediaBytes, type UserPage } from './user-store.ts';
import { viewUser } from './user-view.ts';

/** One page of all accounts, with how many bytes of media they hold together. The route is for admins only. */
export async function listUsers(
  platform: Platform,
  page: UserPage,
): Promise<Result<{ users: User[]; count: number; totalMedia: number }>> {
  const { rows, count } = await findUserPage(platform.db, page);
  return succeed({ users: rows.map(viewUser), count, totalMedia: await sumMediaBytes(platform.db) });
}
