export { useGameOpened, useMarkSharesSeen, useShareNotices } from './use-share-notices.ts';
