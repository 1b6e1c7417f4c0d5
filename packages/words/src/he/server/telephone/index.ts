export { invited } from './invited.ts';
export { asking } from './asking.ts';
export { callRefusals } from './call-refusals.ts';
export { joining } from './joining.ts';
export { outcome } from './outcome.ts';
export { waiting } from './waiting.ts';
