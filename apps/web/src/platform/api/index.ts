export { ApiError, errorText, isRefusal, type CallFailure } from './api-error.ts';
export { call, type CallOptions } from './call.ts';
export { downloadFile, type DownloadName } from './download-file.ts';
export { onSignedOut, stayWhenSignedOut } from './signed-out.ts';
export { apiQuery, useApiMutation, useApiQuery, type ApiQuery } from './use-api.ts';
