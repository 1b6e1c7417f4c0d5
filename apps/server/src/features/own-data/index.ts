export { eraseAccount, type EraseParts } from './erase-account.ts';
export { finishErasing } from './erased-content-store.ts';
export { ownDataHandlers } from './own-data-handlers.ts';
