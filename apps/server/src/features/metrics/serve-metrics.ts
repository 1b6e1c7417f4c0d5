import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { Logger } from 'pino';
import type { HouseMetrics } from './house-metrics.ts';

/** A server of its own for `/metrics`, not yet listening: what it tells is for the house, not for everybody. */
export function makeMetricsServer(
  metrics: Pick<HouseMetrics, 'text' | 'contentType'>,
  log: Pick<Logger, 'error'>,
): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics could not be told');
        response.writeHead(500).end();
      },
    );
  });
}

/** Ends it; who is reading is cut off. */
export async function stopMetricsServer(server: Server): Promise<void> {
  server.closeAllConnections();
  if (!server.listening) return;
  server.close();
  await once(server, 'close');
}
