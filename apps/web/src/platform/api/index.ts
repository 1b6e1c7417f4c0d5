export { ApiError, errorText, isRefusal, type CallFailure } from './api-error.ts';
export { addressOf, call, type CallOptions } from './call.ts';
export { downloadFile, type DownloadName, saveText } from './download-file.ts';
export { onSignedOut, onTwoStepDue, stayWhenSignedOut } from './signed-out.ts';
export { apiQuery, useApiMutation, useApiQuery, type ApiQuery } from './use-api.ts';
