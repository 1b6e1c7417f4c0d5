import { DEFAULT_CLOUD_NAME, routeTable } from '@qc/contract';
import type { FastifyRequest } from 'fastify';

/** First parts of paths that belong to calls and files: a page is never served there. */
const CALL_PATHS = new Set([
  ...Object.values(routeTable).map(({ path }) => path.split('/')[1]),
  'api',
  'live',
  'assets',
  'health',
  'ready',
  'metrics',
  'openapi.json',
  '.well-known',
  DEFAULT_CLOUD_NAME,
]);

/**
 * Whether a page is to be shown: to a browser, and to who takes whatever there is, as link previewers and monitors do.
 * A program that says what it wants, and a page of ours that fetches something, get an answer instead.
 */
export function asksForPage(request: FastifyRequest): boolean {
  if (namesPage(request)) return true;
  const { accept = '*/*', 'sec-fetch-dest': use = 'document' } = request.headers;
  return use === 'document' && accept.includes('*/*') && !accept.includes('json') && mayShow(request);
}

/** Whether a page is asked for by its type, as browsers do for people. */
export function namesPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') === true && mayShow(request);
}

function mayShow({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !CALL_PATHS.has(url.split('?', 1)[0]?.split('/')[1]);
}
