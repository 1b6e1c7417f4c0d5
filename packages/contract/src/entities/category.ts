import * as z from 'zod/mini';
import { name, timeMs } from '../fields.ts';
import { CategoryId } from '../ids.ts';
import { FIRST_LANGUAGES, type Language, LANGUAGES } from '../languages.ts';

/**
 * A label on questions. `shared`: offered to everyone and managed by admins; its name may be three, see
 * `categoryNames`.
 */
export const Category = z.object({ _id: CategoryId, name: z.string(), shared: z.boolean(), createdAt: timeMs });
export type Category = z.infer<typeof Category>;

export const CategoryFields = z.strictObject({ name });
export type CategoryFields = z.infer<typeof CategoryFields>;

/** Stands between the names of a shared category in all languages, in the order of `LANGUAGES`. */
export const BETWEEN_CATEGORY_NAMES = ' · ';

/** The names that a category's name consists of: one for each language, or one for all. */
export function categoryNames(name: string): string[] {
  const names = name.split('·').map((part) => part.trim());
  const areNames = names.length >= FIRST_LANGUAGES && names.length <= LANGUAGES.length;
  return areNames && names.every((part) => part !== '') ? names : [name];
}

/** Everything a category may be called: its whole name, and of a shared one each of its three. */
export function allCategoryNames({ name, shared }: Pick<Category, 'name' | 'shared'>): string[] {
  return shared ? [name, ...categoryNames(name)] : [name];
}

/** The name of a category in a language. Somebody's own category is called what they wrote. */
export function categoryNameIn({ name, shared }: Pick<Category, 'name' | 'shared'>, language: Language): string {
  return (shared ? categoryNames(name)[LANGUAGES.indexOf(language)] : undefined) ?? name;
}
