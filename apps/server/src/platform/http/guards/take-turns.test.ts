import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { UserId } from '@qc/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installErrorEdge } from '../error-edge.ts';
import { installJsonBody } from '../bodies/json-body.ts';
import { takeTurns } from './take-turns.ts';

const AT_ONCE = 40;
const WAITING_MAX = 50;
let app: FastifyInstance;
/** Of each call that was gone on with: in which turn of the event loop. */
let turns: number[];
let now: number;
let clock: NodeJS.Immediate;

beforeEach(() => {
  turns = [];
  now = 0;
  const tick = () => {
    now += 1;
    clock = setImmediate(tick);
  };
  tick();
  app = fastify();
  app.decorateRequest('actor', null);
  installErrorEdge(app);
  takeTurns(app, WAITING_MAX);
  installJsonBody(app);
  const handler = async () => {
    turns.push(now);
    return { ok: true };
  };
  app.post('/anybody', handler);
  app.post('/awaited', { config: { isAwaited: ({ headers }) => headers['x-key'] === 'known' } }, handler);
  app.post('/signed-in', {
    onRequest: async (request) => {
      request.actor = { userId: UserId.parse('-NfZq0a1b2c3d4e5f6g7'), role: 3, sessionHash: '' };
    },
    handler,
  });
});
afterEach(async () => {
  clearImmediate(clock);
  await app.close();
});

/** Sends as many at one instant; tells how many turns they took. */
async function send(url: string, headers: Record<string, string> = {}): Promise<number> {
  const call = { method: 'POST', url, headers, payload: { a: 1 } } as const;
  const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => app.inject(call)));
  expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
  return new Set(turns).size;
}

it('goes on with one body of strangers a turn', async () => {
  expect(await send('/anybody')).toBe(AT_ONCE);
});

it('looks at one head a turn, so that what is refused by it costs no more', async () => {
  const heads: number[] = [];
  app.addHook('onRequest', async () => void heads.push(now));
  const call = { method: 'POST', url: '/anybody', headers: { 'content-type': 'text/xml' }, payload: '<a/>' } as const;
  const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => app.inject(call)));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([415]));
  expect(new Set(heads).size).toBe(AT_ONCE);
});

it('also when a cookie is shown that is nobody’s', async () => {
  expect(await send('/anybody', { cookie: 'session=nobody' })).toBe(AT_ONCE);
});

it('who is signed in, or answers in a room, waits for no turn', async () => {
  expect(await send('/signed-in', { cookie: 'session=mine' })).toBeLessThan(AT_ONCE / 2);
  turns = [];
  expect(await send('/awaited', { 'x-key': 'known' })).toBeLessThan(AT_ONCE / 2);
  turns = [];
  expect(await send('/awaited')).toBe(AT_ONCE);
});

it('refuses what comes while too many wait', async () => {
  const call = { method: 'POST', url: '/anybody', payload: { a: 1 } } as const;
  const replies = await Promise.all(Array.from({ length: 2 * WAITING_MAX }, () => app.inject(call)));
  const refused = replies.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.length).toBeGreaterThan(WAITING_MAX / 2);
  expect(turns.length).toBe(2 * WAITING_MAX - refused.length);
  for (const reply of refused)
    expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([429, 'tooManyRequests', '1']);
  expect(await app.inject(call).then(({ statusCode }) => statusCode)).toBe(200);
});

it('does not go on with a call whose caller has gone', async () => {
  const url = new URL('/anybody', await app.listen({ port: 0, host: '127.0.0.1' }));
  const left = new Promise<void>((resolve) => {
    // In the very turn in which it came.
    app.server.once('request', ({ socket }) => socket.once('close', () => resolve()).destroy());
  });
  const caller = connect(Number(url.port), url.hostname);
  caller.write('POST /anybody HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}');
  await left;
  for (let n = 0; n < 5; n += 1) await turn();
  expect(turns).toEqual([]);
  caller.destroy();
  expect((await fetch(url, { method: 'POST' })).status).toBe(200);
});
