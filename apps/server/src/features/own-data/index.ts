export { finishErasing } from './erased-content-store.ts';
export { ownDataHandlers } from './own-data-handlers.ts';
