import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../call-limits.ts';
import { TokenBuckets } from '../token-bucket.ts';

/** Refusals of one address without an account that are answered at once; no page of ours brings about so many. */
const AT_ONCE = { burst: 60, everyMs: 60_000 };
/** Any further one is answered so much later, ms: whoever waits for answers before asking again asks seldom. */
const LATER_MS = 1000;
/** Answers held back together; what goes beyond has its connection ended. */
const HELD_MAX = 1000;
/** Bad bodies and too many calls. Who is not signed in is told so as quickly as ever. */
const HELD_BACK: ReadonlySet<number> = new Set([400, 413, 429]);

/** Answers floods of bad calls slowly: refusing one costs little, refusing all that a machine can send does not. */
export function holdBackFloods(app: FastifyInstance): void {
  const quick = new TokenBuckets(AT_ONCE, () => performance.now());
  let held = 0;
  app.addHook('onSend', async (request, reply) => {
    if (request.actor || !HELD_BACK.has(reply.statusCode) || quick.take(addressKey(request.ip)) === 0) return;
    if (held >= HELD_MAX) {
      request.raw.socket.destroy();
      return;
    }
    held += 1;
    try {
      await sleep(LATER_MS);
    } finally {
      held -= 1;
    }
  });
}
