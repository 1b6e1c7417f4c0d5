import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { IMAGE_BYTES_MAX, LOST_PAGE } from '@qc/contract';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Platform } from '../platform.ts';
import { refuse } from '../result.ts';
import { installErrorEdge, sendFailure } from './error-edge.ts';
import { guardBodies } from './guards/body-guard.ts';
import { guardHosts, type HouseNames, KnownHosts } from './guards/known-hosts.ts';
import { holdBackFloods } from './guards/hold-back.ts';
import { takeTurns } from './guards/take-turns.ts';
import { warnOfProxy } from './guards/warn-of-proxy.ts';
import { endStalledReplies } from './guards/watch-reply.ts';
import type { Actor } from './handlers.ts';
import { installJsonBody } from './bodies/json-body.ts';
import { namesPage } from './pages/asks-for-page.ts';
import { collectServedRoutes } from './served-routes.ts';
import { installSecurityHeaders, plainHeaders } from './security-headers.ts';

/** A body where its route says nothing: it is anybody's. */
const BYTES_MAX = 64 * 1024;
const REQUEST_TIMEOUT_MS = 300_000;

/** A bare server with everything that holds for every answer: limits, headers, errors, cookies, uploads. */
export async function makeServer(platform: Platform, names: HouseNames): Promise<FastifyInstance> {
  const { config, log, random } = platform;
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    // One line per call would drown a run with thousands of players; faults are logged by the error edge.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => random.id(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies > 0 && ((_address, hop) => hop < config.trustedProxies),
    bodyLimit: BYTES_MAX,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: true,
    // Addresses that cannot be read at all; they never reach the hooks, nor the headers of all other answers.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(plainHeaders(config));
      // A person's browser is led to the page that says so.
      if (namesPage(request)) reply.redirect(LOST_PAGE);
      else sendFailure(request, reply, refuse('notFound'));
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.decorate('now', platform.now);
  app.decorateRequest('actor', null);
  collectServedRoutes(app);
  installErrorEdge(app);
  takeTurns(app);
  installJsonBody(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  installSecurityHeaders(app, config);
  guardHosts(app, new KnownHosts(names, config));
  if (config.trustedProxies === 0) warnOfProxy(app);
  guardBodies(app);
  endStalledReplies(app);
  holdBackFloods(app);
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: IMAGE_BYTES_MAX, files: 1, fields: 10, fieldSize: 10_000, parts: 11, headerPairs: 50 },
  });
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The server's clock, ms since 1970. */
    now(): number;
  }
  interface FastifyRequest {
    /** Set before the body is read; null: nobody is signed in. */
    actor: Actor | null;
  }
}
