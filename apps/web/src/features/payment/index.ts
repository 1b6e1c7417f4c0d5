export { PaymentPage } from './payment-page.tsx';
export { PaymentSuccessPage } from './payment-success-page.tsx';
