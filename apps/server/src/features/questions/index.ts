export { questionHandlers } from './question-handlers.ts';
