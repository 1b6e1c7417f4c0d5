import type { Category, CategoryFields, CategoryId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { inTransaction } from '#platform/db/transaction';
import { refuse, succeed, type Result } from '#platform/result';
import { mayEditCategory, maySeeCategory } from './category-policy.ts';
import { findCategory, renameCategory, toCategory } from './category-store.ts';
import { refuseTakenName } from './taken-name.ts';

/** Renames. A foreign category is `notFound`; a shared one is `forbidden` to all but admins, who manage it. */
export async function updateCategory(
  platform: Platform,
  actor: Actor,
  id: CategoryId,
  { name }: CategoryFields,
): Promise<Result<Category>> {
  const category = await findCategory(platform.db, id);
  if (!category || !maySeeCategory(actor, category)) return refuse('notFound');
  if (!mayEditCategory(actor, category)) return refuse('forbidden');
  return inTransaction(platform.db, async (trx) => {
    const refusal = await refuseTakenName(trx, actor, name, id);
    if (refusal) return refusal;
    const renamed = await renameCategory(trx, id, name);
    return renamed ? succeed(toCategory(renamed)) : refuse('notFound');
  });
}
