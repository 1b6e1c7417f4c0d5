import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../call-limits.ts';
import { Refused } from '../refused.ts';
import { TokenBuckets } from '../token-bucket.ts';
import { BytesAtOnce } from './bytes-at-once.ts';
import { watchBody } from './watch-body.ts';

const MB = 1024 * 1024;
/** Bytes of bodies that one address may send without an account. A hall of phones that report an error sends a few. */
const STRANGERS = { burst: 20 * MB, everyMs: 60_000 };
/** The same where one address, as a provider of telephone lines, speaks for thousands. */
const FOR_THOUSANDS = { burst: 300 * MB, everyMs: 60_000 };
/** Bytes of bodies that are under way or worked on, of one address without an account … */
const AT_ONCE_OF_ADDRESS = 4 * MB;
/** … and of one account; they lie in memory, and the largest are eight megabytes. */
const AT_ONCE_OF_ACCOUNT = 24 * MB;

/**
 * Counts bodies before they are read: how much a stranger's address sends in a minute, how much of anybody lies in
 * memory at once, and whether it moves. Files are not counted here, they go to the disk as they come.
 */
export function guardBodies(app: FastifyInstance): void {
  const ofStrangers = new TokenBuckets(STRANGERS, () => app.now());
  const ofThousands = new TokenBuckets(FOR_THOUSANDS, () => app.now());
  const ofAddress = new BytesAtOnce(AT_ONCE_OF_ADDRESS);
  const ofAccount = new BytesAtOnce(AT_ONCE_OF_ACCOUNT);
  app.addHook('preParsing', async (request, reply) => {
    const length = bodyLength(request);
    if (length === 0) return;
    watchBody(request.raw);
    const { bodyToDisk, forThousands } = request.routeOptions.config;
    if (bodyToDisk) return;
    const account = request.actor?.userId;
    const key = account ?? addressKey(request.ip);
    const bytes = forThousands ? ofThousands : ofStrangers;
    const waitMs = account === undefined ? bytes.take(key, length) : 0;
    if (waitMs > 0) throw new Refused('tooManyRequests', {}, waitMs / 1000);
    const release = (account === undefined ? ofAddress : ofAccount).take(key, length);
    if (release === null) throw new Refused('tooManyRequests', {}, 1);
    reply.raw.once('finish', release).once('close', release);
  });
}

/** Bytes that a body may bring at most: as many as it says, as many as its route takes. */
function bodyLength({ headers, routeOptions: { bodyLimit } }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return bodyLimit;
  const said = Number(headers['content-length'] ?? 0);
  return Number.isFinite(said) ? Math.min(said, bodyLimit) : bodyLimit;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, which does not stay in memory. */
    bodyToDisk?: true;
    /** Its callers speak for thousands each: their bodies are counted in a budget of their own. */
    forThousands?: true;
  }
}
