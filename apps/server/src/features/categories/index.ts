export { categoryHandlers } from './category-handlers.ts';
export { findKnownCategories, insertCategory } from './category-store.ts';
