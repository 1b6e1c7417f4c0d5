export { askToPay } from './ask-to-pay.ts';
import type * as ByItself from './run-by-itself.ts';

/** See `run-by-itself.ts`, which comes with the first trial. Rejects where it cannot be fetched. */
export const runByItself: typeof ByItself.runByItself = async (...trial) =>
  (await import('./run-by-itself.ts')).runByItself(...trial);

export { openPupilWindow, type PupilWindow } from './pupil-window.ts';
export { useCallCost, useLineNumbers, useOfferedDevices } from './use-telephone-line.ts';
export { noLineQuestion, type DeviceQuestion } from './device-question.ts';
