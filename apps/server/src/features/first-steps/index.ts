export { firstStepsHandlers } from './first-steps-handlers.ts';
