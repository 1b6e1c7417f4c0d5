export { arriveShares } from './arrive-shares.ts';
export { countWaiting } from './waiting-share-store.ts';
export { sharingHandlers } from './sharing-handlers.ts';
