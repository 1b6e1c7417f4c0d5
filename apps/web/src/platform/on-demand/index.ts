export { codeOf } from './code-of.ts';
export { dialogOnDemand } from './dialog-on-demand.tsx';
export { onNotFetched, tellNotFetched } from './not-fetched.ts';
export { openedOnDemand, type PressedProps } from './opened-on-demand.tsx';
export { partOnDemand } from './part-on-demand.tsx';
export { useHandedPress } from './use-handed-press.ts';
