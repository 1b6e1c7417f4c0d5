export { administrationHandlers } from './administration-handlers.ts';
export { watchHouse } from './live-sight.ts';
export { witnessForeignActs } from './witness-foreign-acts.ts';
