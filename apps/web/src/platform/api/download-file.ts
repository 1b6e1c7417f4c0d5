import type { RouteCall, RouteName, routes } from '@qc/contract';
import { ROUTE_ADDRESSES } from '@qc/contract/route-addresses';
import { isOnline } from '../online/index.ts';
import { saveFile } from '../save-file/index.ts';
import { ApiError } from './api-error.ts';
import { requestOf, type CallInput, type CallOptions } from './call.ts';
import { readReply } from './send-request.ts';

/** Operations whose reply is a file to save. */
export type DownloadName = {
  [N in RouteName]: (typeof routes)[N] extends { download: string } ? N : never;
}[RouteName];

interface DownloadedFile {
  fileName: string;
  blob: Blob;
}

async function fetchFile(name: DownloadName, input: CallInput, options: CallOptions = {}): Promise<DownloadedFile> {
  const { url, headers, signal } = requestOf(name, input, options);
  let response: Response;
  try {
    response = await fetch(url, { headers, credentials: 'include', signal: signal ?? null });
    if (response.ok)
      return { fileName: nameIn(response.headers.get('content-disposition')), blob: await response.blob() };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(isOnline() ? 'unreachable' : 'offline');
  }
  readReply(response.status, await response.text());
  throw new ApiError('unexpected', response.status);
}

/** Fetches a file of the contract and hands it to the browser to save. Throws ApiError like `call`. */
export function downloadFile<N extends DownloadName>(
  name: N,
  input: RouteCall<N>,
  options?: CallOptions,
): Promise<void>;
export async function downloadFile(name: DownloadName, input: CallInput, options: CallOptions = {}): Promise<void> {
  if (!ROUTE_ADDRESSES[name]?.download) throw new Error(`${name} gives no file`);
  try {
    saveFile(await fetchFile(name, input, options));
  } catch (error) {
    if (error instanceof ApiError) console.warn(`${name}: ${error.code}`, error.status);
    throw error;
  }
}

/** Hands a text made in this page to the browser to save, as a file that every system reads. */
export function saveText(fileName: string, text: string): void {
  // The mark at the beginning tells old editors that it is UTF-8.
  saveFile({ fileName, blob: new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' }) });
}

function nameIn(header: string | null): string {
  const encoded = header?.match(/filename\*=UTF-8''([^;]+)/)?.[1];
  return encoded === undefined ? 'file' : decodeURIComponent(encoded);
}
