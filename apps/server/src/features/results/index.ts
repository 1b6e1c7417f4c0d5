export { keepResult, type RunToKeep } from './keep-result.ts';
export { findEarlierChanges } from './stored/result-audit-store.ts';
export { resultHandlers } from './result-handlers.ts';
export type { CorrectedResult, ResultHooks } from './result-hooks.ts';
export { findResultOf } from './stored/result-store.ts';
export { markOf } from './stored/stored-run.ts';
