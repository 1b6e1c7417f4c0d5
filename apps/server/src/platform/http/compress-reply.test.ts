import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type RouteName, routes, routeTable } from '@qc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { COMPRESS_FROM_BYTES, NEVER_COMPRESSED } from './compress-reply.ts';

/** Names of fields that hold what nobody else may learn. */
const SECRET = /^(session|secret|codes|password|token|ticket|ownerLink)$/i;

let test: TestApp;
let client: TestClient;
beforeAll(async () => {
  test = await buildTestApp();
  client = await test.signUp('dana');
  for (let n = 0; n < 20; n += 1) await client.post('/category', { name: `A category of questions ${n}` });
});
afterAll(() => test.close());

const ask = (encoding: string, url = '/category') =>
  test.inject({ url, headers: { ...client.headers, 'accept-encoding': encoding } });

describe('replies', () => {
  it('are compressed as the caller takes it, and say the same', async () => {
    const plain = await ask('identity');
    expect(plain.rawPayload.length).toBeGreaterThan(COMPRESS_FROM_BYTES);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const br = await ask('gzip, deflate, br');
    expect([br.headers['content-encoding'], String(br.headers['vary'])]).toEqual([
      'br',
      expect.stringContaining('accept-encoding'),
    ]);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.payload);
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(br.headers['content-length']).toBe(String(br.rawPayload.length));
    const gzip = await ask('gzip, br;q=0');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload);
  });

  it('stay as they are where that is not worth it, and where they refuse', async () => {
    const small = await ask('br, gzip', '/auth/two-step');
    expect([small.statusCode, small.headers['content-encoding']]).toEqual([200, undefined]);
    const refused = await ask('br, gzip', `/game?page=0&perPage=1000&sortBy=${'x'.repeat(3000)}`);
    expect([refused.statusCode, refused.headers['content-encoding']]).toEqual([400, undefined]);
  });
});

describe('secrets', () => {
  it('every reply that holds one is on the list, and nothing else', () => {
    const holders = Object.keys(routeTable).flatMap((name) => (isRoute(name) && holdsSecret(name) ? [name] : []));
    expect([...NEVER_COMPRESSED].sort()).toEqual(holders.sort());
  });

  it.each(['br', 'gzip'])('a session is never sent as %s', async (encoding) => {
    const headers = { ...client.headers, 'accept-encoding': encoding };
    const reply = await test.inject({ method: 'POST', url: '/auth/checkLogin', headers, payload: {} });
    expect([reply.statusCode, reply.headers['content-encoding']]).toEqual([200, undefined]);
    expect(reply.json().session).toBeTruthy();
  });
});

function isRoute(name: string): name is RouteName {
  return name in routes;
}

function holdsSecret(name: RouteName): boolean {
  const schema: object = z.toJSONSchema(routes[name].reply, { unrepresentable: 'any', io: 'output' });
  return fieldsOf(schema).some((field) => SECRET.test(field));
}

function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' && typeof value === 'object' && value !== null ? Object.keys(value) : []),
    ...fieldsOf(value),
  ]);
}
