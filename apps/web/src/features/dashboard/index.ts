export { DashboardPage } from './overview/dashboard-page.tsx';
export { GameFileItems } from './game-file-items.tsx';
export { MyGamesPage } from './my-games-page.tsx';
export { SharedGamesPage } from './shared-games-page.tsx';
