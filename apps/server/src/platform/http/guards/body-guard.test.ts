import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { BytesAtOnce } from './bytes-at-once.ts';

let test: TestApp;
let nowMs = Date.UTC(2026, 10, 20);
beforeAll(async () => {
  test = await buildTestApp({ now: () => nowMs });
});
afterAll(() => test.close());

/** A call that anybody may make, to a stream that is not there. */
const send = (remoteAddress: string, length: number, headers: Record<string, string> = {}) =>
  test.inject({
    method: 'POST',
    url: '/live/send',
    headers: { 'content-type': 'application/json', ...headers },
    payload: `"${'x'.repeat(length - 2)}"`,
    remoteAddress,
  });

it('gives an address without an account twenty megabytes a minute', async () => {
  const EACH = 8192;
  const most = Math.floor((20 * 1024 * 1024) / EACH);
  for (let n = 0; n < most; n += 1) expect((await send('10.0.0.1', EACH)).statusCode).toBe(404);
  const refused = await send('10.0.0.1', EACH);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'tooManyRequests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send('10.0.0.2', EACH)).statusCode).toBe(404);
  nowMs += 60_000;
  expect((await send('10.0.0.1', EACH)).statusCode).toBe(404);
});

it('answers a flood of bad calls slowly, and nobody else', async () => {
  const bad = (remoteAddress: string) =>
    test.inject({ method: 'POST', url: '/auth/login', payload: { wrong: 1 }, remoteAddress });
  for (let n = 0; n < 60; n += 1) expect((await bad('10.0.0.3')).statusCode).toBe(400);
  let answered = false;
  const late = bad('10.0.0.3').then(() => (answered = true));
  for (let n = 0; n < 5; n += 1) expect((await bad('10.0.0.4')).statusCode).toBe(400);
  expect(answered).toBe(false);
  await late;
});

it('counts what lies in memory by whose it is', () => {
  const held = new BytesAtOnce(10);
  const first = held.take('a', 6);
  expect(held.take('a', 5)).toBeNull();
  expect(held.take('b', 5)).not.toBeNull();
  const second = held.take('a', 4);
  first?.();
  first?.();
  expect(held.take('a', 7)).toBeNull();
  second?.();
  // One alone is taken whatever its size: its route has a limit.
  expect(held.take('a', 11)).not.toBeNull();
});
