import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A reply that has not moved for so long has no reader, ms. */
const STALLED_MS = 30_000;

/** Ends connections whose reply is not read: it would lie in memory until they leave. */
export function endStalledReplies(app: FastifyInstance, stalledMs = STALLED_MS): void {
  app.addHook('onSend', async (_request, reply) => {
    const { raw } = reply;
    const { socket } = raw;
    // Tests send calls without a connection.
    if (!(socket instanceof Socket)) return;
    raw.setTimeout(stalledMs, () => {
      // Nothing waits to be read: then it is we who are slow.
      if (raw.writableLength + socket.writableLength > 0) socket.destroy();
    });
  });
}
