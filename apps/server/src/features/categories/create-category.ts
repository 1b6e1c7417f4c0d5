import { CategoryId, isAdminRole, type Category, type CategoryFields } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import { insertCategory, toCategory } from './category-store.ts';

/** A new category: an admin's is shared by everyone, anybody else's is their own. */
export async function createCategory(
  platform: Platform,
  actor: Actor,
  { name }: CategoryFields,
): Promise<Result<Category>> {
  const category = {
    id: CategoryId.parse(platform.random.id()),
    userId: isAdminRole(actor.role) ? null : actor.userId,
    name,
    createdAtMs: platform.now(),
  };
  await insertCategory(platform.db, category);
  return succeed(toCategory(category));
}
