import { routeTable } from '@qc/contract';
import type { FastifyRequest } from 'fastify';

/** First parts of paths that belong to calls and files: a page is never served there. */
const CALL_PATHS = new Set([
  ...Object.values(routeTable).map(({ path }) => path.split('/')[1]),
  'api',
  'live',
  'assets',
]);

/** Whether a browser asks for a page to show, not a program for an answer. */
export function asksForPage({ method, headers, url }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  return reads && headers.accept?.includes('text/html') === true && !isCallPath(url);
}

function isCallPath(url: string): boolean {
  return CALL_PATHS.has(url.split('?', 1)[0]?.split('/')[1]);
}
