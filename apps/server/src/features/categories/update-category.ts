import type { Category, CategoryFields, CategoryId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { mayEditCategory, maySeeCategory } from './category-policy.ts';
import { findCategory, renameCategory, toCategory } from './category-store.ts';

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
  const renamed = await renameCategory(platform.db, id, name);
  return renamed ? succeed(toCategory(renamed)) : refuse('notFound');
}
