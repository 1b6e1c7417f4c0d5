import type { FastifyInstance } from 'fastify';

/** Says once that a proxy seems to stand in front whose word is not taken: the whole house is one address then. */
export function warnOfProxy(app: FastifyInstance): void {
  let said = false;
  app.addHook('onRequest', async (request) => {
    if (said || request.headers['x-forwarded-for'] === undefined) return;
    said = true;
    request.log.warn(
      'a call came through a proxy (X-Forwarded-For), but TRUST_PROXY is 0: limits count all visitors as one address; set TRUST_PROXY to the number of proxies and HOST to 127.0.0.1',
    );
  });
}
