export { CreditNotices } from './credit-notices.tsx';
