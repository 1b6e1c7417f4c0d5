export { creditRequestHandlers } from './credit-request-handlers.ts';
