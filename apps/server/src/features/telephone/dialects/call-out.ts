import type { LineRequest } from './dialect.ts';

/** By what a provider is asked to place calls. */
export interface CallAccount {
  accountId: string;
  token: string;
  /** As the owner typed it; empty: the provider's own. */
  host: string;
}

/** A call to be placed. */
export interface CallToPlace {
  /** The line's own number, `+` and digits. */
  from: string;
  to: string;
  /** Where the provider asks what to say once it is answered. */
  answerUrl: string;
  /** Where it tells how far the call is. */
  newsUrl: string;
  ringSeconds: number;
}

/** A request to a provider's REST interface. */
export interface RestRequest {
  method: 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Empty: none. */
  body: string;
}

/** What a provider answered: `body` as JSON, null where it is none. */
export interface RestAnswer {
  status: number;
  body: unknown;
}

/** How far a call is that was placed, as its provider tells. */
export type CallNews = 'ringing' | 'answered' | 'busy' | 'noAnswer' | 'failed' | 'ended';

/** How a provider is told to place calls, and to end them. Pure; the requests are sent by `line/line-control.ts`. */
export interface CallOut {
  /** Whether every customer has a host of their own, that the owner has to type. */
  readonly hasOwnHost: boolean;
  /** The one host that is asked; null: what was typed is no host of this provider's. */
  host(account: CallAccount): string | null;
  place(account: CallAccount, call: CallToPlace): RestRequest;
  /** The id that the call has from now on; null: the answer names none. */
  placedId(answer: RestAnswer): string | null;
  /** Ends a call, ringing or answered. */
  hangUp(account: CallAccount, callId: string): RestRequest;
  /** The call that a request is about; null: it names none. Never throws. */
  callOf(request: LineRequest): string | null;
  /** What a proved request of the provider's tells of a call; null: nothing. Never throws. */
  news(request: LineRequest): CallNews | null;
}

/** For how long a telephone rings before it counts as not answered, seconds. */
export const RING_SECONDS = 30;

/** A request with fields as of a form; a field may stand there several times. */
export function formRequest(
  url: string,
  headers: Readonly<Record<string, string>>,
  fields: readonly (readonly [string, string])[],
): RestRequest {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
  return { method: 'POST', url, headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' }, body };
}

/** A request with JSON. */
export function jsonRequest(
  method: 'POST' | 'PUT',
  url: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
): RestRequest {
  return { method, url, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Signs in by name and password. */
export function basicAuth({ accountId, token }: CallAccount): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${accountId}:${token}`).toString('base64')}` };
}

/** Signs in by a token alone. */
export function bearerAuth({ token }: CallAccount): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
