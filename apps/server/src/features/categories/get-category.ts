import type { Category, CategoryId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { maySeeCategory } from './category-policy.ts';
import { findCategory, toCategory } from './category-store.ts';

/** One category; `notFound` for a foreign one. */
export async function getCategory(platform: Platform, actor: Actor, id: CategoryId): Promise<Result<Category>> {
  const category = await findCategory(platform.db, id);
  return category && maySeeCategory(actor, category) ? succeed(toCategory(category)) : refuse('notFound');
}
