export { MyGamesPage, SharedGamesPage } from '#features/dashboard';
