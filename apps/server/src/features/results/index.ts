export { resultHandlers } from './result-handlers.ts';
export { storeRunResult } from './store-result.ts';
