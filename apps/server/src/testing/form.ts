import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

const EDGE = 'test-edge-5c1d';

/** A part of a form; with `file` it is sent as a file of that name, with `type` as that content type. */
export interface FormPart {
  name: string;
  value: string;
  file?: string;
  type?: string;
}

/** Text parts as the browser sends them: the body and the header that goes with it. */
export function formBody(parts: readonly FormPart[]): { payload: string; headers: { 'content-type': string } } {
  const written = parts.map(({ name, value, file, type }) => {
    const about = `content-disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}`;
    return `--${EDGE}\r\n${about}\r\n${type === undefined ? '' : `content-type: ${type}\r\n`}\r\n${value}\r\n`;
  });
  const headers = { 'content-type': `multipart/form-data; boundary=${EDGE}` };
  return { payload: `${written.join('')}--${EDGE}--\r\n`, headers };
}

/** Sends an object of texts as a form. */
export function sendForm(
  { inject }: TestApp,
  client: TestClient | null,
  { method, url, parts }: { method: 'POST' | 'PUT'; url: string; parts: Record<string, string> },
): Promise<LightMyRequestResponse> {
  const { payload, headers } = formBody(Object.entries(parts).map(([name, value]) => ({ name, value })));
  return inject({ method, url, payload, headers: { ...client?.headers, ...headers } });
}
