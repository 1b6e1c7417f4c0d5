export { CategoriesDialog } from './categories-dialog.tsx';
export { CategoriesPage } from './categories-page.tsx';
