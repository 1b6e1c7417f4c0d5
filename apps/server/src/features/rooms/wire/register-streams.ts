import { FRAME_BYTES_MAX, LIVE_SEND_PATH, LIVE_STREAM_HEADER, LIVE_STREAM_PATH } from '@qc/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTrustedOrigin } from '#platform/http/origin';
import { Refused } from '#platform/http/refused';
import type { Platform } from '#platform/platform';
import { ServerEnd } from './server-end.ts';
import type { Gateway } from './gateway.ts';
import type { PageOrigin } from './page.ts';
import type { Heartbeat } from './heartbeat.ts';
import { StreamWire } from './stream-wire.ts';

/** Messages in one call up. */
const MESSAGES_MAX = 20;

/**
 * The room's messages without a WebSocket: the hello is posted and its reply is the stream down; what the page says
 * afterwards is posted with the stream's secret id.
 */
export function registerStreams(
  app: FastifyInstance,
  platform: Platform,
  gateway: Gateway,
  heartbeat: Heartbeat,
  originOf: (request: FastifyRequest) => PageOrigin,
): void {
  const streams = new Map<string, ServerEnd>();
  const checkOrigin = async (request: FastifyRequest): Promise<void> => {
    if (!isTrustedOrigin(platform.config, request)) throw new Refused('originRefused');
    if (gateway.host.stopping) throw new Refused('unavailable');
  };

  app.post(LIVE_STREAM_PATH, { onRequest: checkOrigin, bodyLimit: FRAME_BYTES_MAX }, (request, reply) => {
    const secret = platform.random.secret();
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Otherwise some proxies hold the events back until they have gathered enough.
      'x-accel-buffering': 'no',
      [LIVE_STREAM_HEADER]: secret,
    });
    reply.raw.flushHeaders();
    const wire = new StreamWire(reply.raw);
    const end = new ServerEnd(gateway, wire, originOf(request), (closed) => {
      heartbeat.remove(closed);
      streams.delete(secret);
    });
    streams.set(secret, end);
    heartbeat.add(end);
    wire.attach(end);
    end.take(request.body);
  });

  const endOf = ({ headers }: FastifyRequest): ServerEnd | undefined => {
    const secret = headers[LIVE_STREAM_HEADER];
    return typeof secret === 'string' ? streams.get(secret) : undefined;
  };
  const send = {
    onRequest: checkOrigin,
    bodyLimit: FRAME_BYTES_MAX,
    config: { isAwaited: (request: FastifyRequest) => endOf(request) !== undefined },
  };
  app.post(LIVE_SEND_PATH, send, async (request, reply) => {
    const end = endOf(request);
    if (!end) throw new Refused('notFound');
    const messages: unknown[] = Array.isArray(request.body) ? request.body : [request.body];
    for (const message of messages.slice(0, MESSAGES_MAX)) end.take(message);
    return reply.header('cache-control', 'no-store').send({ ok: true });
  });
}
