import { LONG_TEXT_MAX } from '@qc/contract/limits';
import { call } from '../api/call.ts';

/** Most reports one page sends; an endless loop of errors must not flood the server. */
const REPORTS_MAX = 10;
const STACK_MAX = 20_000;
const ADDRESS_MAX = 4000;
const seen = new Set<string>();
let popup: (title: string) => void = () => undefined;

/**
 * The one place where unexpected errors of the browser end: logged, shown as a timed popup titled by the error's
 * `customError` text (empty when it has none), reported to the server. `showPopup` draws the popup.
 */
export function installErrorHandler(showPopup: (title: string) => void): void {
  popup = showPopup;
  window.addEventListener('error', (event) => {
    // Observers that could not deliver in time and scripts of other origins tell nothing and harm nothing.
    if (event.error === null || event.error === undefined) return;
    reportError(event.error);
  });
  window.addEventListener('unhandledrejection', (event) => reportError(event.reason));
}

/** Treats a caught error as the global handler does. An aborted call is no error. */
export function reportError(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  console.error(error);
  popup(customErrorOf(error));
  const { message, stack } = describe(error);
  if (seen.has(message) || seen.size >= REPORTS_MAX) return;
  seen.add(message);
  const body = {
    err: { message: message.slice(0, LONG_TEXT_MAX), ...(stack ? { stack: stack.slice(0, STACK_MAX) } : {}) },
    url: addressForReport(location.href).slice(0, ADDRESS_MAX),
  };
  call('reportClientError', { body }).catch(() => undefined);
}

function customErrorOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('customError' in error)) return '';
  return typeof error.customError === 'string' ? error.customError : '';
}

function describe(error: unknown): { message: string; stack?: string | undefined } {
  if (error instanceof Error) return { message: `${error.name}: ${error.message}`, stack: error.stack };
  return { message: typeof error === 'string' ? error : `Thrown: ${JSON.stringify(error) ?? typeof error}` };
}

/** A one-time login token must not reach a log. */
export function addressForReport(address: string): string {
  return address.replace(/([?&#]token=|\/screen\/[^/]+\/)[^&#?/]*/g, '$1…');
}
