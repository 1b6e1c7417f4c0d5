import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';
import { storageProbe } from './can-write.ts';

/**
 * `/health`: the process answers. `/ready`: it can serve calls; 503 while the database or the way to the other servers is
 * away, nothing can be written, or it is stopping. Gives the way to ask what `/ready` asks; null: no problem.
 */
export function serveHealth(
  app: FastifyInstance,
  platform: Platform,
  isStopping: () => boolean,
): () => Promise<string | null> {
  const findStorageProblem = storageProbe(platform);
  const findProblem = async () => {
    if (isStopping()) return 'stopping';
    return platform.bus.isConnected ? findStorageProblem() : 'bus';
  };
  app.get('/health', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get('/ready', async (request, reply) => {
    const problem = await findProblem();
    reply.header('cache-control', 'no-store');
    if (problem === null) return reply.send({ ok: true });
    request.log.warn({ problem }, 'not ready');
    return reply.status(503).send({ ok: false, problem });
  });
  return findProblem;
}
