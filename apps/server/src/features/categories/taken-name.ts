import { isAdminRole, type CategoryId } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import { refuse, type Failure } from '#platform/result';
import { findCategories } from './category-store.ts';

/**
 * The refusal of a name that another category already has, among those the person sees; null when it is free. An admin
 * names shared ones: only those count then. `own`: the category that is being renamed.
 */
export async function refuseTakenName(db: Db, actor: Actor, name: string, own?: CategoryId): Promise<Failure | null> {
  const key = nameKey(name);
  const seen = await findCategories(db, actor.userId);
  const rivals = isAdminRole(actor.role) ? seen.filter(({ userId }) => userId === null) : seen;
  const taken = rivals.some((category) => category.id !== own && nameKey(category.name) === key);
  return taken ? refuse('categoryExists', { fields: [{ path: 'name', code: 'alreadyUsed' }] }) : null;
}

/** Names that look the same are the same. */
function nameKey(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').toLowerCase();
}
