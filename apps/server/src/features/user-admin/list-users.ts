import type { User } from '@qc/contract';
import { viewUsers } from '#features/accounts';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { findUserPage, sumMediaBytes, type UserPage } from './user-page-store.ts';

/** One page of all accounts, with how many bytes of media they hold together. The route is for admins only. */
export async function listUsers(
  platform: Platform,
  page: UserPage,
): Promise<Result<{ users: User[]; count: number; totalMedia: number }>> {
  const [{ rows, count }, totalMedia] = await Promise.all([
    findUserPage(platform.db, page),
    sumMediaBytes(platform.db),
  ]);
  return succeed({ users: await viewUsers(platform, rows), count, totalMedia });
}
