export { keepResult, type RunToKeep } from './keep-result.ts';
export { findEarlierChanges } from './result-audit-store.ts';
export { resultHandlers } from './result-handlers.ts';
export type { CorrectedResult, ResultHooks } from './result-hooks.ts';
export { findResultOf } from './result-store.ts';
export { storeRunResult } from './store-result.ts';
export { markOf } from './stored-run.ts';
