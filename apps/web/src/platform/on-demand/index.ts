export { dialogOnDemand } from './dialog-on-demand.tsx';
export { onNotFetched, tellNotFetched } from './not-fetched.ts';
export { openedOnDemand } from './opened-on-demand.tsx';
export { partOnDemand } from './part-on-demand.tsx';
