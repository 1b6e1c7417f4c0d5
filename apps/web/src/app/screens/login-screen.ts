export { LoginPage } from '#features/session';
