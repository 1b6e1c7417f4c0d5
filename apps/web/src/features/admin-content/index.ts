export { AllGamesPage } from './all-games-page.tsx';
export { AllRoomsPage } from './all-rooms-page.tsx';
export { AllSlidesPage } from './all-slides-page.tsx';
