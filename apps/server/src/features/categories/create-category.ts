import { CategoryId, isAdminRole, type Category, type CategoryFields } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { inTransaction } from '#platform/db/transaction';
import { succeed, type Result } from '#platform/result';
import { insertCategory, toCategory } from './category-store.ts';
import { refuseTakenName } from './taken-name.ts';

/** A new category: an admin's is shared by everyone, anybody else's is their own. A name is there once. */
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
  return inTransaction(platform.db, async (trx) => {
    const refusal = await refuseTakenName(trx, actor, name);
    if (refusal) return refusal;
    await insertCategory(trx, category);
    return succeed(toCategory(category));
  });
}
