export { clientErrorHandlers } from './client-error-handlers.ts';
export { deleteOldClientErrors } from './client-error-store.ts';
