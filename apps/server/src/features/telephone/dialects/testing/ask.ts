import type { LineRequest, LineWay } from '../dialect.ts';

/** Where the tests' line is. */
export const LINE_URL = 'https://quiz.example.org/telephone/any/main';

/** A form as providers send it. */
export function form(fields: Record<string, string> | [string, string][]): string {
  return new URLSearchParams(fields).toString();
}

interface Asked {
  url?: string;
  method?: string;
  type?: string;
  body?: string | Buffer;
  headers?: Record<string, string | string[]>;
  ip?: string | null;
}

/** A request of a provider's: by POST, with a form. */
export function ask({ url = LINE_URL, method = 'POST', type, body = '', headers = {}, ip = null }: Asked): LineRequest {
  const contentType = type ?? 'application/x-www-form-urlencoded';
  return { method, url, ip, body: Buffer.from(body), headers: { 'content-type': contentType, ...headers } };
}

/** The way of the tests: addresses by turn, no voice of the owner's. */
export const WAY: LineWay = { nextUrl: (turn) => `${LINE_URL}?turn=${turn}`, voiceOf: () => null };
