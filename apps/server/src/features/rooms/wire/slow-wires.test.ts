import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { Outgoing } from '@qc/engine/live/outgoing';
import { CUT_WIRE_BYTES } from './wire.ts';
import type { Wire, WireOwner } from './wire.ts';
import { SocketWire } from './socket-wire.ts';
import { StreamWire } from './stream-wire.ts';
import { makeLiveBench, messageId } from '../testing/live-bench.ts';

/** About a megabyte in one message. */
const LARGE = new Outgoing({ t: 'nameSuggested', id: 'large', name: 'x'.repeat(1024 * 1024) });
const SMALL = new Outgoing({ t: 'ack', id: 'small' });

let server: Server;
let pages: Socket[];
let ended: number;
beforeEach(async () => {
  server = createServer();
  pages = [];
  ended = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const page of pages) page.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const owner: WireOwner = {
  received: () => undefined,
  heard: () => undefined,
  drained: () => undefined,
  closed: () => {
    ended += 1;
  },
};

/** A page that sends its first request and then reads nothing. */
function deafPage(headers: string): void {
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const page = connect(port, '127.0.0.1', () => page.write(`GET / HTTP/1.1\r\nhost: test\r\n${headers}\r\n`));
  page.on('error', () => undefined);
  page.pause();
  pages.push(page);
}

async function openStream(): Promise<{ wire: StreamWire; raw: Socket | null }> {
  const asked = new Promise<ServerResponse>((resolve) => server.once('request', (_request, reply) => resolve(reply)));
  deafPage('');
  const response = await asked;
  const wire = new StreamWire(response);
  wire.attach(owner);
  return { wire, raw: response.socket };
}

async function openSocket(): Promise<{ wire: SocketWire; raw: Socket }> {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const opened = new Promise<{ wire: SocketWire; raw: Socket }>((resolve, reject) => {
    server.once('upgrade', (request, raw, head) => {
      if (!(raw instanceof Socket)) return reject(new Error('no socket'));
      sockets.handleUpgrade(request, raw, head, (socket) => {
        const wire = new SocketWire(socket, raw);
        wire.attach(owner);
        resolve({ wire, raw });
      });
    });
  });
  const key = Buffer.alloc(16).toString('base64');
  deafPage(`connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n`);
  return opened;
}

function fill(wire: Wire): void {
  for (let sent = 0; wire.buffered <= CUT_WIRE_BYTES && sent < 64; sent += 1) wire.send(LARGE);
  expect(wire.closed).toBe(false);
}

it('gives a page no review, which may be large, until it has read what it was sent', async () => {
  const bench = await makeLiveBench();
  try {
    const player = await bench.player((await bench.openRoom()).code, 'Noa');
    player.wire.buffered = 300_000;
    player.say({ t: 'askReview', id: messageId('deaf') });
    expect(player.wire.last('refused')).toEqual({ t: 'refused', id: messageId('deaf'), code: 'tooManyMessages' });
    expect(player.wire.of('review')).toEqual([]);
    player.wire.buffered = 0;
    player.say({ t: 'askReview', id: messageId('reads') });
    expect(player.wire.last('review')?.id).toBe(messageId('reads'));
  } finally {
    await bench.remove();
  }
});

it('frees an event stream that was ended and is not read, as it does a socket', async () => {
  const { wire, raw } = await openStream();
  fill(wire);
  wire.close();
  expect(ended).toBe(1);
  await expect.poll(() => raw?.destroyed, { timeout: 5000 }).toBe(true);
  expect(ended).toBe(1);
});

it.each([
  ['a socket', openSocket],
  ['an event stream', openStream],
])('cuts %s that does not read, whatever is to be sent, and says so once', async (_kind, open) => {
  const { wire, raw } = await open();
  fill(wire);
  wire.send(SMALL);
  expect(wire.closed).toBe(true);
  // In a turn of its own: whoever sends is in the middle of something.
  expect(ended).toBe(0);
  await expect.poll(() => raw?.destroyed).toBe(true);
  await expect.poll(() => ended).toBe(1);
  wire.send(SMALL);
  wire.close(1008);
});
