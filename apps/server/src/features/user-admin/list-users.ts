import type { RouteInput, RouteReply, User } from '@qc/contract';
import { viewUsers } from '#features/accounts';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { findRefusedAddresses, findUserPage, sumMediaBytes } from './user-page-store.ts';

/** One page of all accounts, with how many bytes of media they hold together. The route is for admins only. */
export async function listUsers(
  platform: Platform,
  page: RouteInput<'listUsers'>['query'],
): Promise<Result<RouteReply<'listUsers'>>> {
  const [{ rows, count }, totalMedia] = await Promise.all([
    findUserPage(platform.db, page),
    sumMediaBytes(platform.db),
  ]);
  const refused = await findRefusedAddresses(
    platform.db,
    rows.flatMap((row) => [row.email, row.contact_email]),
  );
  const users = await viewUsers(platform, rows);
  const refusedAddress = ({ email, contactEmail }: User) =>
    [email, contactEmail].find((address) => refused.has(address)) ?? null;
  return succeed({
    users: users.map((user) => ({ ...user, refusedAddress: refusedAddress(user) })),
    count,
    totalMedia,
  });
}
