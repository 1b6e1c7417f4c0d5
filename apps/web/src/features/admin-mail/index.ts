export { UndeliveredMailPage } from './undelivered-mail-page.tsx';
