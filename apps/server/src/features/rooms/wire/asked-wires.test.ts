import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { SocketWire } from './socket-wire.ts';
import { StreamWire } from './stream-wire.ts';
import { ANSWERS_WITHIN_MS, type WireOwner } from './wire.ts';

const owner: WireOwner = { received: () => {}, heard: () => {}, drained: () => {}, closed: () => {} };

let ends: (() => void)[];
beforeEach(() => {
  ends = [];
});
afterEach(() => {
  vi.useRealTimers();
  for (const end of ends) end();
});

/** Both ends of a socket; the page answers no question by itself. */
async function open(): Promise<{ wire: SocketWire; page: WebSocket }> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const wire = new Promise<SocketWire>((resolve) => {
    server.once('connection', (socket, request) => {
      const opened = new SocketWire(socket, request.socket);
      opened.attach(owner);
      resolve(opened);
    });
  });
  const page = new WebSocket(`ws://127.0.0.1:${port}`, { autoPong: false });
  page.on('error', () => {});
  ends.push(
    () => page.terminate(),
    () => server.close(),
  );
  return { wire: await wire, page };
}

describe('a socket', () => {
  it('is there when it answers the question, and that one alone', async () => {
    const { wire, page } = await open();
    const asked: Buffer[] = [];
    page.on('ping', (question) => asked.push(question));
    let answered: boolean | null = null;
    const answer = wire.isThere().then((isThere) => (answered = isThere));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    // An answer to a ping of before, or to none: they may have waited in the network as well.
    for (const said of ['', 'none', Buffer.from([0, 0, 0, 9])]) page.pong(said);
    const second = wire.isThere();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    page.pong(asked[1]);
    expect(await second).toBe(true);
    expect(answered).toBeNull();
    page.pong(asked[0]);
    expect(await answer).toBe(true);
  });

  it('is not there once it has closed, before it is asked or after', async () => {
    const { wire, page } = await open();
    const answer = wire.isThere();
    page.close();
    expect(await answer).toBe(false);
    expect(await wire.isThere()).toBe(false);
  });

  it('is ended when no answer comes', async () => {
    const { wire, page } = await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = wire.isThere();
    await vi.advanceTimersByTimeAsync(ANSWERS_WITHIN_MS);
    expect([await answer, wire.closed]).toEqual([false, true]);
    vi.useRealTimers();
    await vi.waitFor(() => expect(page.readyState).toBe(WebSocket.CLOSED));
  });
});

describe('an event stream', () => {
  it('is there while it stands, and is not when it ends', async () => {
    const wires: StreamWire[] = [];
    const server = createServer((_, response) => {
      const wire = new StreamWire(response);
      wire.attach(owner);
      response.writeHead(200).flushHeaders();
      wires.push(wire);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    ends.push(
      () => server.close(),
      () => server.closeAllConnections(),
    );
    const given = [new AbortController(), new AbortController()];
    for (const { signal } of given)
      await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { signal });
    const answers = wires.map((wire) => wire.isThere());
    given[1]?.abort();
    expect(await Promise.all(answers)).toEqual([true, false]);
  });
});
