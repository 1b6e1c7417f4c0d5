import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endStalledReplies } from './watch-reply.ts';
import { watchBody } from './watch-body.ts';

const SOON_MS = 500;
/** More than what waits on the way, in the buffers of both ends. */
const LARGE_BYTES = 24 * 1024 * 1024;
let app: FastifyInstance;
let port = 0;
const ended: string[] = [];
beforeEach(async () => {
  app = fastify({ bodyLimit: LARGE_BYTES });
  endStalledReplies(app, SOON_MS);
  app.addHook('preParsing', async ({ raw }) => watchBody(raw, SOON_MS));
  app.get('/large', async () => Buffer.alloc(LARGE_BYTES, 'x'));
  app.get('/slow', async () => {
    await new Promise((go) => setTimeout(go, 2 * SOON_MS));
    return 'late';
  });
  app.post('/body', async ({ body }) => `taken ${JSON.stringify(body).length}`);
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(() => app.close());

async function open(head: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.write(head);
  return socket;
}

/** What comes until the other side ends it. */
async function readAll(socket: Socket): Promise<string> {
  const pieces: Buffer[] = [];
  socket.on('data', (piece) => pieces.push(Buffer.from(piece)));
  await new Promise((gone) => socket.once('close', gone));
  return Buffer.concat(pieces).toString('latin1');
}

const CLOSE = 'Host: a\r\nConnection: close\r\n';
const JSON_BODY = `${CLOSE}Content-Type: application/json\r\n`;

it('ends a connection whose reply nobody reads', async () => {
  app.server.on('connection', (socket) => socket.on('close', () => ended.push('server')));
  const socket = await open(`GET /large HTTP/1.1\r\n${CLOSE}\r\n`);
  socket.pause();
  await expect.poll(() => ended.length).toBe(1);
  socket.destroy();
});

it('leaves a reader alone, however long the answer took to make', async () => {
  expect(await readAll(await open(`GET /slow HTTP/1.1\r\n${CLOSE}\r\n`))).toContain('late');
  const large = await readAll(await open(`GET /large HTTP/1.1\r\n${CLOSE}\r\n`));
  expect(large.length).toBeGreaterThan(LARGE_BYTES);
});

it('ends a body that drips', async () => {
  const socket = await open(`POST /body HTTP/1.1\r\n${JSON_BODY}Content-Length: 1000000\r\n\r\n"`);
  const drip = setInterval(() => socket.write('x'), 10);
  expect(await readAll(socket)).not.toContain('taken');
  clearInterval(drip);
});

it('takes a body that comes in pieces', async () => {
  const socket = await open(`POST /body HTTP/1.1\r\n${JSON_BODY}Content-Length: 1000002\r\n\r\n"`);
  for (let n = 0; n < 50; n += 1) {
    socket.write('x'.repeat(20_000));
    await new Promise((go) => setTimeout(go, 10));
  }
  socket.write('"');
  expect(await readAll(socket)).toContain('taken 1000002');
});
