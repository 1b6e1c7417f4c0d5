import { isAdminRole } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { StoredCategory } from './category-store.ts';

/** Shared categories and the own are seen; admins see all. */
export function maySeeCategory(actor: Actor, category: StoredCategory): boolean {
  return category.userId === null || category.userId === actor.userId || isAdminRole(actor.role);
}

/** Shared categories are managed by admins, others by their owner or admins. */
export function mayEditCategory(actor: Actor, category: StoredCategory): boolean {
  return category.userId === actor.userId || isAdminRole(actor.role);
}
