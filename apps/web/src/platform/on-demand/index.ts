export { codeOf, type Load } from './code-of.ts';
export { openedOnDemand } from './opened-on-demand.tsx';
export { partOnDemand } from './part-on-demand.tsx';
