export { PresentPage } from './present-page.tsx';
export { PresentRoom, ScreenMessage } from './present-room.tsx';
