import { allCategoryNames, type CategoryId } from '@qc/contract';
import { findCategories } from '#features/categories';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { categoryKey } from './excel/category-key.ts';

/**
 * The categories a person may use, by compared name; an own one wins over a shared one of the same name. One of a shared
 * category's three names is enough.
 */
export async function categoriesByName({ db }: Platform, { userId }: Actor): Promise<Map<string, CategoryId>> {
  const found = await findCategories(db, userId);
  const ordered = found.toSorted((a, b) => Number(a.userId !== null) - Number(b.userId !== null));
  const named = ordered.flatMap(({ id, name, userId }) =>
    allCategoryNames({ name, shared: userId === null }).map((one): [string, CategoryId] => [categoryKey(one), id]),
  );
  return new Map(named);
}
