export * from './start-run.tsx';
export { deviceQuestion, type DeviceQuestion } from './device-question.ts';
export { deviceTexts } from './device-texts.ts';
