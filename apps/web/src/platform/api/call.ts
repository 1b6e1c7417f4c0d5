import type { RouteCall, RouteName, RouteReply } from '@qc/contract';
import { ROUTE_ADDRESSES } from '@qc/contract/route-addresses';
import { apiHost } from '../api-host/index.ts';
import { getSessionValue, renewSessionValue } from '../session/session-value.ts';
import { ApiError, isRefusal } from './api-error.ts';
import { type OutgoingRequest, sendRequest, sendUpload } from './send-request.ts';
import { tellSignedOut, tellStepDue } from './signed-out.ts';

/** Something has to be done before all else is open. */
const STEPS_DUE = ['setupRequired', 'newPasswordRequired', 'twoStepRequired'] as const;

/** How a call travels. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Uploads only: share of the bytes sent so far, 0..1. */
  onProgress?: (share: number) => void;
  /** A session marker other than the kept one. */
  session?: string | null;
}

/** What follows an operation's name: its input, which may be left out where nothing is needed, and how it travels. */
export type CallArguments<N extends RouteName> =
  Record<never, never> extends RouteCall<N>
    ? [input?: RouteCall<N>, options?: CallOptions]
    : [input: RouteCall<N>, options?: CallOptions];

/** The input of any operation, for code that serves them all. */
export interface CallInput {
  params?: Record<string, string> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  form?: unknown;
  ifMatch?: number | undefined;
}

/**
 * Calls one operation of the contract and gives its reply. Throws ApiError for every refusal and every failure on the
 * way; sets no time limit. A session value that another tab has renewed is fetched anew once.
 */
export function call<N extends RouteName>(name: N, ...[input, options]: CallArguments<N>): Promise<RouteReply<N>>;
export function call(name: RouteName, input?: CallInput, options?: CallOptions): Promise<unknown> {
  return callOperation(name, input, options);
}

/** The same with the input in one piece, for wrappers. */
export function callWith<N extends RouteName>(name: N, input: RouteCall<N>): Promise<RouteReply<N>>;
export function callWith(name: RouteName, input: CallInput): Promise<unknown> {
  return callOperation(name, input);
}

/** The same, for code that serves every operation alike and so knows neither input nor reply. */
export async function callOperation(
  name: RouteName,
  input: CallInput = {},
  options: CallOptions = {},
): Promise<unknown> {
  try {
    return await send(name, input, options);
  } catch (error) {
    const isKept = options.session === undefined;
    if (isKept && isRefusal(error, 'badSessionValue') && (await renewSessionValue())) return send(name, input, options);
    if (ROUTE_ADDRESSES[name]?.access !== 'anyone') {
      if (isRefusal(error, 'notSignedIn')) tellSignedOut('sessionEnded', error);
      if (isRefusal(error, 'restricted')) tellSignedOut('restricted', error);
    }
    if (STEPS_DUE.some((code) => isRefusal(error, code))) tellStepDue();
    if (error instanceof ApiError) console.warn(`${name}: ${error.code}`, error.status);
    throw error;
  }
}

function send(name: RouteName, input: CallInput, options: CallOptions): Promise<unknown> {
  const request = requestOf(name, input, options);
  return options.onProgress ? sendUpload(request, options.onProgress) : sendRequest(request);
}

/** An operation with its input as a request. */
export function requestOf(name: RouteName, input: CallInput, options: CallOptions): OutgoingRequest {
  const route = ROUTE_ADDRESSES[name];
  if (!route) throw new Error(`The contract has no operation ${name}`);
  const headers: Record<string, string> = { accept: 'application/json' };
  const session = options.session === undefined ? getSessionValue() : options.session;
  if (session) headers['x-auth'] = session;
  if (input.ifMatch !== undefined) headers['if-match'] = `"${input.ifMatch}"`;
  let body: string | FormData | null = null;
  if (input.form instanceof FormData) body = input.form;
  else if (route.form) body = formOf(input.body);
  else if (input.body !== undefined) {
    headers['content-type'] = 'application/json';
    body = JSON.stringify(input.body);
  }
  const url = apiHost() + fillPath(route.path, input.params ?? {}) + queryText(input.query ?? {});
  return { method: route.method, url, headers, body, signal: options.signal };
}

/** The address of a read, for links that the browser follows by itself. */
export function addressOf<N extends RouteName>(name: N, input: RouteCall<N>): string;
export function addressOf(name: RouteName, input: CallInput): string {
  return requestOf(name, input, {}).url;
}

/** The text parts of a form; what is undefined is left out. */
function formOf(parts: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts ?? {})) if (typeof value === 'string') form.set(name, value);
  return form;
}

/** Puts the parameters into a path such as `/game/{id}`. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_all, key: string) => {
    const value = params[key];
    if (value === undefined || value === '') throw new Error(`${path} lacks ${key}`);
    return encodeURIComponent(value);
  });
}

/** A query as it stands in an address, with its question mark; what is undefined or empty is left out. */
export function queryText(query: Record<string, unknown>): string {
  const given = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') given.set(key, String(value));
  }
  return given.size > 0 ? `?${given}` : '';
}
