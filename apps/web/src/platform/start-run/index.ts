export { askToPay } from './ask-to-pay.ts';
export { runByItself } from './run-by-itself.ts';

export { openPupilWindow, type PupilWindow } from './pupil-window.ts';
export { deviceQuestion, type DeviceQuestion } from './device-question.ts';
