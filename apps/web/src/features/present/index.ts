export { LinkedScreenPage } from './linked/linked-screen-page.tsx';
export { PresentPage } from './present-page.tsx';
export { PresentRoom, ScreenMessage } from './present-room.tsx';
export { staffDoor } from './use-presenter-room.ts';
