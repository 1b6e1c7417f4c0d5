import { routeTable, type RouteName } from '@qc/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOwnedRecords, type OwnedRecords } from './testing/owned-records.ts';
import { sampleCalls } from './testing/sample-calls.ts';
import { NO_SUCH_ID, sendSample } from './testing/send-sample.ts';
import { buildTestApp, type TestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';

let test: TestApp;
let dana: TestClient;
let other: TestClient;
let records: OwnedRecords;
beforeAll(async () => {
  test = await buildTestApp();
  dana = await test.signUpAs('dana', 1);
  other = await test.signUpAs('other', 1);
  records = await makeOwnedRecords(test, dana);
});
afterAll(() => test.close());

const NAMES = Object.keys(sampleCalls).filter((name): name is RouteName => name in routeTable);
const PROVEN = NAMES.filter((name) => {
  const { access, method, guarded } = routeTable[name] ?? {};
  return access !== 'anyone' && (method !== 'GET' || guarded === true);
});
const READING = NAMES.filter((name) => routeTable[name]?.method === 'GET' && !routeTable[name].guarded);

/** What the server writes by itself, every second. */
const HEARTBEAT = 'live.aliveAtMs';

/** Every row of every table, but the log of what was refused and the server's own heartbeat. */
async function everyRow(): Promise<Record<string, unknown[]>> {
  const { db } = test.platform;
  const tables = await db.introspection.getTables();
  const rows: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    if (name === 'audit_entry' || /_search(_|$)/.test(name)) continue;
    const all = await sql<{ key?: string }>`select * from ${sql.table(name)} order by 1`.execute(db);
    rows[name] = all.rows.filter(({ key }) => key !== HEARTBEAT);
  }
  return rows;
}

async function ask(name: RouteName, headers: Record<string, string>) {
  const { method = 'GET', path = '' } = routeTable[name] ?? {};
  const url = path.replace(/\{\w+\}/g, sampleCalls[name](records).id ?? NO_SUCH_ID);
  const reply = await test.inject({ method, url, headers });
  return [reply.statusCode, reply.json().code];
}

describe('a page of another site', () => {
  it('does nothing with the cookie that the browser sends along', async () => {
    const before = await everyRow();
    for (const name of PROVEN) {
      expect(await ask(name, { cookie: dana.cookie }), name).toEqual([403, 'badSessionValue']);
    }
    expect(await everyRow()).toEqual(before);
  });

  it('does nothing with a stolen x-auth, its own or one of another session', async () => {
    const before = await everyRow();
    for (const name of PROVEN) {
      expect(await ask(name, { 'x-auth': dana.user.session }), name).toEqual([401, 'notSignedIn']);
      const mixed = { cookie: dana.cookie, 'x-auth': other.user.session };
      expect(await ask(name, mixed), name).toEqual([403, 'badSessionValue']);
      // Nor is it a session: neither in the cookie's place nor beside it.
      expect(await ask(name, { cookie: `qc=${dana.user.session}`, 'x-auth': dana.user.session }), name).toEqual([
        401,
        'notSignedIn',
      ]);
    }
    expect(await everyRow()).toEqual(before);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'gets nothing done by a form of the kind %s, signing in and out included',
    async (kind) => {
      const before = await everyRow();
      const json = JSON.stringify({ email: 'dana@school.org', password: 'secret-dana' });
      for (const name of NAMES) {
        const { method = 'GET', path = '' } = routeTable[name] ?? {};
        if (method !== 'POST') continue;
        const url = path.replace(/\{\w+\}/g, NO_SUCH_ID);
        for (const body of [json, 'a=b']) {
          const sent = { 'content-type': kind, cookie: dana.cookie, 'sec-fetch-site': 'cross-site' };
          const marked = await test.inject({
            method,
            url,
            headers: { ...sent, origin: 'https://evil.example' },
            payload: body,
          });
          expect(marked.json().code, name).toBe('originRefused');
          // Browsers of old name no origin with a form, but say where it comes from.
          const unmarked = await test.inject({ method, url, headers: sent, payload: body });
          expect(unmarked.json().code, name).toBe('originRefused');
          const hidden = await test.inject({ method, url, headers: { ...sent, origin: 'null' }, payload: body });
          expect(hidden.json().code, name).toBe('originRefused');
        }
      }
      expect(await everyRow()).toEqual(before);
    },
  );

  it('reads no answer: none names an origin that may', async () => {
    for (const name of READING) {
      const { path = '' } = routeTable[name] ?? {};
      const url = path.replace(/\{\w+\}/g, NO_SUCH_ID);
      const reply = await test.inject({ url, headers: { cookie: dana.cookie, origin: 'https://evil.example' } });
      expect(reply.headers['access-control-allow-origin'], name).toBeUndefined();
      expect(reply.headers['cross-origin-resource-policy'], name).toBe('same-origin');
    }
  });
});

it('reading changes nothing, whatever is read', async () => {
  const before = await everyRow();
  for (const name of READING) {
    const reply = await sendSample(test, name, dana, sampleCalls[name](records));
    expect([200, 404, 503], `${name} ${reply.body.slice(0, 200)}`).toContain(reply.statusCode);
  }
  expect(await everyRow()).toEqual(before);
});

it('where pages of another origin are let in, they need the proof all the same', async () => {
  const house = await buildTestApp({
    config: { publicUrl: 'https://api.example.org', allowedOrigins: ['https://www.example.org'] },
  });
  const payload = { name: 'Dana', email: 'd@school.org', contactEmail: 'd@school.org', password: 'kefir-und-brot' };
  const origin = { origin: 'https://www.example.org', 'sec-fetch-site': 'cross-site' };
  const signedUp = await house.inject({ method: 'POST', url: '/auth/register', payload, headers: origin });
  const cookie = signedUp.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const create = (headers: Record<string, string>) =>
    house.inject({ method: 'POST', url: '/category', payload: { name: 'Mine' }, headers: { ...headers, cookie } });
  const proof = { 'x-auth': signedUp.json().session };
  expect((await create(origin)).json().code).toBe('badSessionValue');
  expect((await create({ ...origin, ...proof })).statusCode).toBe(200);
  for (const evil of [
    'https://evil.example',
    'https://www.example.org.evil.example',
    'http://www.example.org',
    'null',
  ]) {
    expect((await create({ origin: evil, ...proof })).json().code, evil).toBe('originRefused');
  }
  await house.close();
});
