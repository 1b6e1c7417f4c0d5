export { console } from './console.ts';
export { linkedScreen } from './linked-screen.ts';
export { operateRefusals } from './operate-refusals.ts';
export { operate } from './operate.ts';
export { present } from './present.ts';
export { press } from './press.ts';
export { price } from './price.ts';
export { runAgain } from './run-again.ts';
