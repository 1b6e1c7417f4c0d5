export { arriveShares } from './arrive-shares.ts';
export { sharingHandlers } from './sharing-handlers.ts';
