export { ApiError, errorText, isRefusal, type CallFailure } from './api-error.ts';
export { call, type CallOptions } from './call.ts';
export { onSignedOut } from './signed-out.ts';
export { apiQuery, useApiMutation, useApiQuery, type ApiQuery } from './use-api.ts';
