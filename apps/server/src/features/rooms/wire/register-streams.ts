import { FRAME_BYTES_MAX, LIVE_SEND_PATH, LIVE_STREAM_HEADER, LIVE_STREAM_PATH } from '@qc/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTrustedOrigin } from '#platform/http/origin';
import { Refused } from '#platform/http/refused';
import type { Platform } from '#platform/platform';
import { ServerEnd } from './server-end.ts';
import type { Gateway } from './gateway.ts';
import type { PageOrigin } from './page.ts';
import { StreamWire } from './stream-wire.ts';
import { StreamsElsewhere } from './streams-elsewhere.ts';

/** Messages in one call up. */
const MESSAGES_MAX = 20;

/**
 * The room's messages without a WebSocket: the hello is posted and its reply is the stream down; what the page says
 * afterwards is posted with the stream's secret name, to any server of the house.
 */
export function registerStreams(
  app: FastifyInstance,
  platform: Platform,
  gateway: Gateway,
  watch: { add(end: ServerEnd): void; forget(end: ServerEnd): void },
  originOf: (request: FastifyRequest) => PageOrigin,
): void {
  const streams = new Map<string, ServerEnd>();
  const elsewhere = new StreamsElsewhere(platform.bus);
  const take = (name: string, messages: readonly unknown[]): boolean => {
    const end = streams.get(name);
    for (const message of messages.slice(0, MESSAGES_MAX)) end?.take(message);
    return end !== undefined;
  };
  const stopListening = elsewhere.listen(take);
  app.addHook('onClose', async () => stopListening());
  const checkOrigin = async (request: FastifyRequest): Promise<void> => {
    if (!isTrustedOrigin(platform.config, request)) throw new Refused('originRefused');
    if (gateway.host.stopping) throw new Refused('unavailable');
  };

  // Who has a stream goes on saying things by it until another server has its page.
  const checkNew = async (request: FastifyRequest): Promise<void> => {
    await checkOrigin(request);
    if (gateway.isLeaving) throw new Refused('unavailable');
  };

  app.post(LIVE_STREAM_PATH, { onRequest: checkNew, bodyLimit: FRAME_BYTES_MAX }, (request, reply) => {
    const name = elsewhere.nameHere(platform.random.secret());
    reply.hijack();
    for (const [header, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(header, value);
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Otherwise some proxies hold the events back until they have gathered enough.
      'x-accel-buffering': 'no',
      [LIVE_STREAM_HEADER]: name,
    });
    reply.raw.flushHeaders();
    const wire = new StreamWire(reply.raw);
    const end = new ServerEnd(gateway, wire, originOf(request), (closed) => {
      watch.forget(closed);
      streams.delete(name);
    });
    streams.set(name, end);
    watch.add(end);
    wire.attach(end);
    end.take(request.body);
  });

  const nameOf = ({ headers }: FastifyRequest): string => {
    const name = headers[LIVE_STREAM_HEADER];
    return typeof name === 'string' ? name : '';
  };
  const isAwaited = (request: FastifyRequest) => streams.has(nameOf(request)) || elsewhere.isProved(nameOf(request));
  const send = { onRequest: checkOrigin, bodyLimit: FRAME_BYTES_MAX, config: { isAwaited } };
  app.post(LIVE_SEND_PATH, send, async (request, reply) => {
    const messages: unknown[] = (Array.isArray(request.body) ? request.body : [request.body]).slice(0, MESSAGES_MAX);
    if (!take(nameOf(request), messages)) {
      const said = await elsewhere.say(nameOf(request), messages);
      if (said === 'late') throw new Refused('unavailable');
      if (said === 'unknown') throw new Refused('notFound');
    }
    return reply.header('cache-control', 'no-store').send({ ok: true });
  });
}
