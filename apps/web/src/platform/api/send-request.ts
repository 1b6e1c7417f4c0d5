import { ERROR_CODES, type ErrorCode, type ErrorReply } from '@qc/contract';
import { isOnline } from '../online/index.ts';
import { ApiError } from './api-error.ts';

/** One request, ready to go: everything but how it travels. */
export interface OutgoingRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | FormData | null;
  signal?: AbortSignal | undefined;
}

/** Sends by fetch. No time limit of its own. Gives the parsed reply, throws ApiError. An abort throws as it came. */
export async function sendRequest(request: OutgoingRequest): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      credentials: 'include',
      signal: request.signal ?? null,
    });
    text = await response.text();
  } catch (cause) {
    if (request.signal?.aborted) throw cause;
    throw new ApiError(isOnline() ? 'unreachable' : 'offline');
  }
  return readReply(response.status, text);
}

/** Sends by XMLHttpRequest, the only way to know how far an upload has come. `onProgress` gets a share, 0..1. */
export function sendUpload(request: OutgoingRequest, onProgress: (share: number) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.withCredentials = true;
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
    };
    xhr.onerror = () => reject(new ApiError(isOnline() ? 'unreachable' : 'offline'));
    xhr.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    xhr.onload = () => {
      try {
        resolve(readReply(xhr.status, xhr.responseText));
      } catch (error) {
        reject(error);
      }
    };
    if (request.signal?.aborted) return xhr.onabort(new ProgressEvent('abort'));
    request.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(request.body);
  });
}

/** The parsed reply of a call, or its refusal as an ApiError. */
export function readReply(status: number, text: string): unknown {
  const reply = parseJson(text);
  if (status >= 200 && status < 300 && reply !== undefined) return reply;
  if (isErrorReply(reply)) throw new ApiError(reply.code, status, reply);
  // A proxy's page or nothing at all: the server itself did not answer.
  if (status === 413) throw new ApiError('tooLargeForProxy', status);
  throw new ApiError(status === 502 || status === 503 || status === 504 ? 'unreachable' : 'unexpected', status);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isErrorReply(reply: unknown): reply is ErrorReply {
  if (typeof reply !== 'object' || reply === null || !('code' in reply)) return false;
  const codes: readonly unknown[] = ERROR_CODES satisfies ErrorCode[];
  return codes.includes(reply.code);
}
