import type { Handlers } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { signedIn } from '#platform/http/signed-in';
import { succeed } from '#platform/result';
import { findCategories, toCategory } from './category-store.ts';
import { createCategory } from './create-category.ts';
import { deleteCategory } from './delete-category.ts';
import { getCategory } from './get-category.ts';
import { updateCategory } from './update-category.ts';

/** The calls under /category. */
export function categoryHandlers(platform: Platform) {
  return {
    listCategories: async (call) => {
      const categories = (await findCategories(platform.db, signedIn(call).userId)).map(toCategory);
      return succeed({ categories, count: categories.length });
    },
    getCategory: async (call) => getCategory(platform, signedIn(call), call.params.id),
    createCategory: async (call) => createCategory(platform, signedIn(call), call.body),
    updateCategory: async (call) => updateCategory(platform, signedIn(call), call.params.id, call.body),
    deleteCategory: async (call) => deleteCategory(platform, signedIn(call), call.params.id),
  } satisfies Partial<Handlers>;
}
