export { CreditRequestsPage } from './credit-requests-page.tsx';
