export { GameFileItems } from '#features/dashboard';
