import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TcpProxy } from '../network/tcp-proxy.ts';

const ECHO_PORT = 4416;
const PROXY_PORT = 4417;
let echo: Server;
let served: Socket[];
let proxy: TcpProxy;

beforeEach(async () => {
  served = [];
  echo = createServer((socket) => {
    served.push(socket);
    socket.on('error', () => undefined);
    socket.pipe(socket);
  });
  echo.listen(ECHO_PORT, '127.0.0.1');
  await once(echo, 'listening');
  proxy = await TcpProxy.listen(PROXY_PORT, ECHO_PORT);
});
afterEach(async () => {
  await proxy.close();
  for (const socket of served) socket.destroy();
  echo.close();
});

async function client(): Promise<{ socket: Socket; heard: () => string; ended: () => string }> {
  const socket = connect({ port: PROXY_PORT, host: '127.0.0.1' });
  let text = '';
  let end = '';
  socket.on('data', (bytes) => (text += String(bytes)));
  socket.on('error', (error: NodeJS.ErrnoException) => (end = error.code ?? 'error'));
  socket.on('close', () => (end ||= 'closed'));
  await once(socket, 'connect');
  socket.write('hello');
  await expect.poll(() => text).toBe('hello');
  return { socket, heard: () => text.slice('hello'.length), ended: () => end };
}

it('passes everything on, and resets all at once', async () => {
  const { ended } = await client();
  expect(proxy.wires).toBe(1);
  expect(proxy.resetAll()).toBe(1);
  await expect.poll(ended).toBe('ECONNRESET');
  await expect.poll(() => served.every((socket) => socket.destroyed)).toBe(true);
  expect(proxy.attempts).toHaveLength(1);
});

it('swallows silently, and delivers when it is over', async () => {
  const { socket, heard, ended } = await client();
  proxy.blackHole(true);
  socket.write('from the dark');
  await sleep(100);
  expect([heard(), ended()]).toEqual(['', '']);
  proxy.blackHole(false);
  await expect.poll(heard).toBe('from the dark');
});

it('delays and throttles', async () => {
  const { socket, heard } = await client();
  proxy.delay(60);
  let startedAtMs = performance.now();
  socket.write('later');
  await expect.poll(heard, { interval: 5 }).toBe('later');
  expect(performance.now() - startedAtMs).toBeGreaterThanOrEqual(110);
  proxy.delay(0);
  proxy.throttle(1000);
  startedAtMs = performance.now();
  socket.write('x'.repeat(100));
  await expect.poll(() => heard().length, { interval: 5 }).toBe(105);
  expect(performance.now() - startedAtMs).toBeGreaterThanOrEqual(190);
});

it('delays each piece otherwise, and keeps their order', async () => {
  const { socket, heard } = await client();
  proxy.delay(20, 20);
  const pieces = Array.from({ length: 20 }, (_, at) => `${at},`);
  for (const piece of pieces) {
    socket.write(piece);
    await sleep(2);
  }
  await expect.poll(() => heard().length, { interval: 5 }).toBe(pieces.join('').length);
  expect(heard()).toBe(pieces.join(''));
});

it('refuses, stops reading, and leaves wires half open', async () => {
  const { socket, heard } = await client();
  proxy.stopReading(true);
  socket.write('unheard');
  await sleep(60);
  expect(heard()).toBe('');
  proxy.stopReading(false);
  await expect.poll(heard).toBe('unheard');
  proxy.halfOpen();
  await expect.poll(() => socket.destroyed).toBe(true);
  expect(served[0]?.destroyed).toBe(false);
  proxy.refuse(true);
  const late = connect({ port: PROXY_PORT, host: '127.0.0.1' });
  const [error] = await once(late, 'error');
  expect(error).toMatchObject({ code: 'ECONNRESET' });
});

it('finds a port by itself where none is named', async () => {
  const other = await TcpProxy.listen(0, ECHO_PORT);
  const socket = connect({ port: other.port, host: '127.0.0.1' });
  socket.write('hello');
  const [bytes] = await once(socket, 'data');
  expect(String(bytes)).toBe('hello');
  socket.destroy();
  await other.close();
});
