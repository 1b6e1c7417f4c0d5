import type { FastifyInstance } from 'fastify';
import { installationSettings } from '#features/settings';
import { Refused } from '#platform/http/refused';
import type { Authenticate } from '#platform/http/serve-routes';
import type { Platform } from '#platform/platform';
import { openApiDocument } from './open-api-document.ts';

export { openApiDocument } from './open-api-document.ts';

/** Serves the description at /openapi.json: to everybody, or to admins alone where `OPENAPI_PUBLIC` is off. */
export function registerOpenApi(app: FastifyInstance, platform: Platform, authenticate: Authenticate): void {
  const made = new Map<string, string>();
  app.get('/openapi.json', async (request, reply) => {
    if (!platform.config.openApiPublic) {
      const actor = await authenticate(request);
      if (actor?.role !== 0 && actor?.role !== 1) throw new Refused('notFound');
    }
    const { host } = await installationSettings(platform);
    const text = made.get(host) ?? JSON.stringify(openApiDocument(host));
    // Kept from the first question on: most houses are never asked.
    if (!made.has(host)) {
      made.clear();
      made.set(host, text);
    }
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text);
  });
}
