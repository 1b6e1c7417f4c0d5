import type { User, UserId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { maySeeUser } from './account-policy.ts';
import { findUser } from './user-store.ts';
import { viewUser } from './user-view.ts';

/** One account; somebody else's looks like an unknown one. */
export async function getUser(platform: Platform, actor: Actor, id: UserId): Promise<Result<User>> {
  if (!maySeeUser(actor, id)) return refuse('notFound');
  const user = await findUser(platform.db, id);
  return user === null ? refuse('notFound') : succeed(await viewUser(platform, user));
}
