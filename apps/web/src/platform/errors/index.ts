export { installErrorHandler, reportError } from './error-handler.ts';
