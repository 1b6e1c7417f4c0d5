export { categoryHandlers } from './category-handlers.ts';
export { findCategories, findCategoryNames, findKnownCategories, insertCategory } from './category-store.ts';
