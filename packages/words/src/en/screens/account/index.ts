export { accountCare } from './account-care.ts';
export { confirmEmail } from './confirm-email.ts';
export { twoStep } from './two-step.ts';
