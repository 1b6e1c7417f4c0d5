export { type HandedOver, handOver } from './hand-over.ts';
export { isHandedHere, takeHanded } from './take-handed.ts';
