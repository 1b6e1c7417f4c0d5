import { ApiError } from '#platform/api';
import { apiHost } from '#platform/api-host';
import { ERROR_CODES, type ErrorCode } from '@qc/contract';
import type { DetailedError } from 'tus-js-client';
import { uploadMark } from './interrupted-uploads.ts';
import type { SendEvents, Sending } from './upload-line.ts';

/** Where resumable uploads are taken (tus). */
const PATH = '/media/upload';
/** A part is sent in one piece; a lost one is sent again. */
const CHUNK_BYTES = 1_000_000;
/** Waits before each new try, ms. After the last one the person is asked. */
const RETRY_MS = [0, 1000, 3000, 6000, 12_000];
const STATUS_CODES: Record<number, ErrorCode> = {
  401: 'notSignedIn',
  403: 'forbidden',
  415: 'unsupportedMedia',
  429: 'tooManyRequests',
  503: 'unavailable',
  507: 'storageFull',
};

/** Whose upload it is and how the call proves it. */
export interface Sender {
  userId: string;
  /** The session marker, asked anew for each request. */
  session: () => string | null;
}

/** Sends a file in parts that can be taken up again: after a lost network, and after a reload with the same file. */
export async function sendResumable(file: File, sender: Sender, events: SendEvents): Promise<Sending> {
  const { defaultOptions, Upload } = await import('tus-js-client');
  const fingerprint = uploadMark(sender.userId, file);
  const forget = async () => {
    const kept = await defaultOptions.urlStorage.findUploadsByFingerprint(fingerprint);
    for (const { urlStorageKey } of kept) await defaultOptions.urlStorage.removeUpload(urlStorageKey);
  };
  const upload = new Upload(file, {
    endpoint: apiHost() + PATH,
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_MS,
    metadata: { filename: file.name, filetype: file.type },
    fingerprint: () => Promise.resolve(fingerprint),
    // Kept until the gallery has it: a page closed between the two finds its bytes again.
    removeFingerprintOnSuccess: false,
    onBeforeRequest: (request) => {
      const session = sender.session();
      if (session) request.setHeader('x-auth', session);
      const xhr: unknown = request.getUnderlyingObject();
      if (xhr instanceof XMLHttpRequest) xhr.withCredentials = true;
    },
    onProgress: (sent, total) => events.onProgress(total > 0 ? sent / total : 0),
    onSuccess: () => events.onSent(idOf(upload.url ?? '')),
    onError: (error) => events.onFailed(toFailure(error)),
  });
  const previous = (await upload.findPreviousUploads()).filter((kept) => kept.size === file.size);
  const last = previous.at(-1);
  if (last) upload.resumeFromPreviousUpload(last);
  upload.start();
  return {
    pause: () => void upload.abort(),
    resume: () => upload.start(),
    forget: () => void forget().catch(() => undefined),
    cancel: () => {
      void upload.abort(true).catch(() => undefined);
      void forget().catch(() => undefined);
    },
  };
}

function idOf(url: string): string {
  return /\/([^/?#]+)\/?(?:[?#].*)?$/.exec(url)?.[1] ?? '';
}

function toFailure(error: Error | DetailedError): ApiError {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (!response) return new ApiError('unreachable');
  const status = response.getStatus();
  const code = codeIn(response.getBody()) ?? STATUS_CODES[status];
  if (code) return new ApiError(code, status);
  // The server says its own limits before any bytes are sent, and in its own words.
  if (status === 413) return new ApiError('tooLargeForProxy', status);
  return new ApiError(status === 0 || status >= 502 ? 'unreachable' : 'unexpected', status);
}

function codeIn(body: string): ErrorCode | undefined {
  try {
    const reply: unknown = JSON.parse(body);
    if (typeof reply !== 'object' || reply === null || !('code' in reply)) return undefined;
    const { code } = reply;
    return ERROR_CODES.find((known) => known === code);
  } catch {
    return undefined;
  }
}
