import type { CategoryId, Done } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { mayEditCategory, maySeeCategory } from './category-policy.ts';
import { findCategory, removeCategory } from './category-store.ts';

/**
 * Deletes. Questions lose the label by not showing it: a slide is read with those of its labels that exist, so no
 * question is rewritten and nobody's open editor goes stale.
 */
export async function deleteCategory(platform: Platform, actor: Actor, id: CategoryId): Promise<Result<Done>> {
  const category = await findCategory(platform.db, id);
  if (!category || !maySeeCategory(actor, category)) return refuse('notFound');
  if (!mayEditCategory(actor, category)) return refuse('forbidden');
  return (await removeCategory(platform.db, id)) ? succeed({ ok: true }) : refuse('notFound');
}
