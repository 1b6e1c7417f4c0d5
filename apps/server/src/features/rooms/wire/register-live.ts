import { ServerResponse } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { FRAME_BYTES_MAX, LIVE_PATH } from '@qc/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { WebSocketServer } from 'ws';
import { addressKey } from '#platform/http/call-limits';
import { lastKnownAddress } from '#features/settings';
import { isTrustedOrigin } from '#platform/http/origin';
import { Refused } from '#platform/http/refused';
import type { Authenticate } from '#platform/http/serve-routes';
import type { RoomHead } from '#platform/http/pages/serve-web';
import type { Platform } from '#platform/platform';
import { ServerEnd } from './server-end.ts';
import type { Gateway } from './gateway.ts';
import type { PageOrigin } from './page.ts';
import { type CallerDoor, callerDoor } from './greet-caller.ts';
import { Heartbeat } from './heartbeat.ts';
import { movePages } from './move-pages.ts';
import { previewRoom } from './preview-room.ts';
import { isScreenPage, saidByScreenPath } from '../screens/screen-tokens.ts';
import { SocketWire } from './socket-wire.ts';
import { registerStreams } from './register-streams.ts';
import { whoIs } from './who-is.ts';

interface Upgrade {
  socket: Socket;
  head: Buffer;
}

/**
 * Opens the room socket and its stand-in by event streams. Upgrades go through the app's own routing, so that address,
 * cookies and origin mean the same as in every call. Gives what a card beside a room's address may say, which pages may stand in
 * those of other sites, the way in for those who call by telephone, and how its pages are asked to go to other servers.
 */
export function registerLive(
  app: FastifyInstance,
  platform: Platform,
  gateway: Gateway,
  authenticate: Authenticate,
): {
  roomHead: RoomHead;
  mayBeFramed: (path: string) => boolean | Promise<boolean>;
  callers: CallerDoor;
  movePages: () => Promise<void>;
} {
  const { host } = gateway;
  const heartbeat = new Heartbeat(host.timers);
  // Made once: a function made for each page would keep the page's whole first request in memory.
  const ends = new Set<ServerEnd>();
  const add = (end: ServerEnd): void => {
    heartbeat.add(end);
    ends.add(end);
  };
  const forget = (closed: ServerEnd): void => {
    heartbeat.remove(closed);
    ends.delete(closed);
  };
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_BYTES_MAX,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const originOf = (request: FastifyRequest): PageOrigin => ({
    address: addressKey(request.ip),
    baseUrl: lastKnownAddress(platform) ?? `${request.protocol}://${request.headers.host ?? 'localhost'}`,
    whoIs: (session) => whoIs(authenticate, request, session),
  });

  app.get(LIVE_PATH, async (request, reply) => {
    if (!isTrustedOrigin(platform.config, request)) throw new Refused('originRefused');
    const upgrade = upgrades.get(request.raw);
    if (!upgrade) throw new Refused('notFound');
    // Whoever was sent away comes back at once: a wire taken now would be cut again, and would hold up the end.
    if (host.stopping || gateway.isLeaving) throw new Refused('unavailable');
    if (gateway.silent.isFull(addressKey(request.ip))) throw new Refused('tooManyRequests');
    reply.hijack();
    reply.raw.detachSocket(upgrade.socket);
    sockets.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (socket) => {
      const wire = new SocketWire(socket, upgrade.socket);
      const end = new ServerEnd(gateway, wire, originOf(request), forget);
      add(end);
      wire.attach(end);
    });
  });
  registerStreams(app, platform, gateway, { add, forget }, originOf);

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!(socket instanceof Socket) || request.url?.split('?')[0] !== LIVE_PATH) {
      socket.destroy();
      return;
    }
    socket.on('error', () => socket.destroy());
    upgrades.set(request, { socket, head });
    const response = new ServerResponse(request);
    // Only a refusal is ever written to it.
    response.on('finish', () => socket.destroySoon());
    response.assignSocket(socket);
    gateway.turns.pass(() => app.routing(request, response));
  });
  heartbeat.start();
  app.addHook('onClose', async () => heartbeat.stop());
  return {
    roomHead: (code, ip) => previewRoom(gateway, code, addressKey(ip)),
    mayBeFramed: (path) => {
      if (isScreenPage(host, path)) return true;
      const said = gateway.relay && saidByScreenPath(path);
      return said && gateway.relay ? gateway.relay.provesScreen(said.room, said.token) : false;
    },
    callers: callerDoor(gateway),
    movePages: () =>
      movePages(ends, host.timers, () => {
        gateway.isLeaving = true;
      }),
  };
}
