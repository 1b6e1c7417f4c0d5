import type { Category } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import { findCategories, toCategory } from './category-store.ts';

/** Shared categories and the caller's own, by name. */
export async function listCategories(
  platform: Platform,
  actor: Actor,
): Promise<Result<{ categories: Category[]; count: number }>> {
  const categories = (await findCategories(platform.db, actor.userId)).map(toCategory);
  return succeed({ categories, count: categories.length });
}
