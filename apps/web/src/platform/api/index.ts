export { ApiError, errorText, isRefusal, type CallFailure } from './api-error.ts';
export { addressOf, call, type CallOptions } from './call.ts';
export { downloadFile, type DownloadName, saveText } from './download-file.ts';
export { onSignedOut, onStepDue, stayWhenSignedOut } from './signed-out.ts';
export { apiQuery, type ApiQuery, useApiMutation, useApiQuery, usePageQuery, useRefresh } from './use-api.ts';
