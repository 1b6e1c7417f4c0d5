import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { createBusHub } from '../bus/bus-hub.ts';
import { addressKey } from './call-limits.ts';
import { SharedCounts } from './shared-counts.ts';
import { TokenBuckets } from './token-bucket.ts';

describe('TokenBuckets', () => {
  let nowMs = 0;
  const buckets = () => new TokenBuckets({ burst: 3, everyMs: 3000 }, () => nowMs);

  it('grants the burst, then says how long to wait', () => {
    const own = buckets();
    expect([own.take('a'), own.take('a'), own.take('a')]).toEqual([0, 0, 0]);
    expect(own.take('a')).toBe(1000);
    expect(own.take('b')).toBe(0);
    nowMs += 400;
    expect(own.take('a')).toBe(600);
    nowMs += 600;
    expect([own.take('a'), own.take('a')]).toEqual([0, 1000]);
  });

  it('never holds more than the burst, and takes a clock that goes back', () => {
    const own = buckets();
    own.giveBack('a');
    nowMs += 1_000_000;
    expect([own.take('a'), own.take('a'), own.take('a'), own.take('a') > 0]).toEqual([0, 0, 0, true]);
    nowMs -= 500_000;
    expect(own.take('a')).toBe(1000);
  });

  it('forgets keys before it fills the memory', () => {
    const own = buckets();
    for (let n = 0; n < 250_000; n++) own.take(`key-${n}`);
    expect(own.size).toBeLessThanOrEqual(100_000);
  });
});

it.each<[string | undefined, string]>([
  [undefined, 'gone'],
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '::ffff:10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('takes %s as the address %s', (ip, key) => expect(addressKey(ip)).toBe(key));

describe('limits of calls, counted by several servers', () => {
  it('are reached together, and an own use counts once', async () => {
    const hub = createBusHub(pino({ level: 'silent' }));
    const config = { clusterUrl: 'nats://nats' };
    const servers = await Promise.all(['one', 'two'].map((name) => buildTestApp({ bus: hub.join(name), config })));
    const payload = { name: 'Dana', email: 'd@school.org', contactEmail: 'd@school.org', password: 'x' };
    const register = async (server: TestApp) =>
      (await server.inject({ method: 'POST', url: '/auth/register', payload })).statusCode;
    try {
      for (const server of servers) for (let n = 0; n < 50; n++) expect(await register(server)).toBe(400);
      for (const server of servers) await vi.waitFor(async () => expect(await register(server)).toBe(429));
    } finally {
      for (const server of servers) await server.close();
    }
  });

  it('are told as what was granted since, and take nothing below nothing', async () => {
    const hub = createBusHub(pino({ level: 'silent' }));
    const made = () => new Map([['calls', new TokenBuckets({ burst: 3, everyMs: 3000 }, () => 0)]]);
    const [here, there] = [made(), made()];
    const [counts, others] = [new SharedCounts(hub.join('here'), here), new SharedCounts(hub.join('there'), there)];
    for (let n = 0; n < 5; n++) counts.count('calls', 'a');
    counts.count('unknown', 'a');
    counts.tell();
    counts.tell();
    await vi.waitFor(() => expect(there.get('calls')?.isEmpty('a')).toBe(true));
    expect([there.get('calls')?.take('a'), here.get('calls')?.isEmpty('a')]).toEqual([1000, false]);
    counts.stop();
    others.stop();
  });
});

describe('limits of calls', () => {
  let test: TestApp;
  let nowMs = 0;
  beforeEach(async () => {
    nowMs = Date.UTC(2026, 10, 20);
    test = await buildTestApp({ now: () => nowMs, config: { trustedProxies: 1 } });
  });
  afterEach(() => test.close());

  it('stop an account that calls without end, and only it', async () => {
    const [dana, omar] = [await test.signUp('dana'), await test.signUp('omar')];
    const url = `/user/${dana.user._id}`;
    const codes = new Map<number, number>();
    for (let n = 0; n < 620; n++) {
      const { statusCode } = await dana.get(url);
      codes.set(statusCode, (codes.get(statusCode) ?? 0) + 1);
    }
    expect(codes).toEqual(
      new Map([
        [200, 600],
        [429, 20],
      ]),
    );
    expect((await dana.get(url)).headers['retry-after']).toBe('1');
    expect((await omar.get(`/user/${omar.user._id}`)).statusCode).toBe(200);
    nowMs += 1000;
    expect((await dana.get(url)).statusCode).toBe(200);
  });

  it('count registrations by address, through the proxy that is trusted', async () => {
    const register = (n: number, ip: string) =>
      test.inject({
        method: 'POST',
        url: '/auth/register',
        headers: { 'x-forwarded-for': `6.6.6.6, ${ip}` },
        // Too short a password: refused after the limit, without the cost of hashing.
        payload: { name: 'Dana', email: `d${n}@school.org`, contactEmail: 'd@school.org', password: 'x' },
      });
    for (let n = 0; n < 100; n++) expect((await register(n, '10.1.1.1')).statusCode).toBe(400);
    expect((await register(100, '10.1.1.1')).json().code).toBe('tooManyRequests');
    expect((await register(100, '10.1.1.2')).statusCode).toBe(400);
  });
});
