export { PurchasesPage } from './purchases-page.tsx';
