import type { FastifyInstance } from 'fastify';
import { refuse } from '../result.ts';
import { sendFailure } from './error-edge.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Keeps the list of what is served, from here on: addresses as the router has them, with their methods. */
export function collectServedRoutes(app: FastifyInstance): void {
  const served = new Map<string, Set<string>>();
  app.decorate('served', served);
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.otherMethods) return;
    const path = url.replace(/(.)\/$/, '$1');
    const known = served.get(path) ?? new Set();
    for (const one of [method].flat()) known.add(one);
    served.set(path, known);
  });
}

/** Answers every other method of an address that is served with `methodNotAllowed`. Call it after the last route. */
export function refuseOtherMethods(app: FastifyInstance): void {
  for (const [url, used] of app.served) {
    const others = METHODS.filter((method) => !used.has(method));
    if (others.length === 0) continue;
    const allow = [...used].filter((method) => method !== 'HEAD').join(', ');
    app.route({
      method: others,
      url,
      config: { otherMethods: true },
      handler: (request, reply) => sendFailure(request, reply.header('allow', allow), refuse('methodNotAllowed')),
    });
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Methods by address. */
    served: Map<string, Set<string>>;
  }
  interface FastifyContextConfig {
    /** Stands for the methods that its address does not have. */
    otherMethods?: true;
  }
}
