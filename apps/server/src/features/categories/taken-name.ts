import { allCategoryNames, isAdminRole, type CategoryId } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import { refuse, type Failure } from '#platform/result';
import { findCategories } from './category-store.ts';

/**
 * The refusal of a name that another category already has, among those the person sees; null when it is free. An admin
 * names shared ones: only those count then. Of three names in one each counts. `own`: the category that is being renamed.
 */
export async function refuseTakenName(db: Db, actor: Actor, name: string, own?: CategoryId): Promise<Failure | null> {
  const seen = await findCategories(db, actor.userId);
  const shared = isAdminRole(actor.role);
  const rivals = shared ? seen.filter(({ userId }) => userId === null) : seen;
  const keys = new Set(allCategoryNames({ name, shared }).map(nameKey));
  const called = rivals
    .filter(({ id }) => id !== own)
    .flatMap((rival) => allCategoryNames({ name: rival.name, shared: rival.userId === null }));
  const taken = called.some((other) => keys.has(nameKey(other)));
  return taken ? refuse('categoryExists', { fields: [{ path: 'name', code: 'alreadyUsed' }] }) : null;
}

/** Names that look the same are the same. */
function nameKey(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').toLowerCase();
}
