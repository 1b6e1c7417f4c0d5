import { routeTable, type RouteName } from '@qc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyRow } from './testing/every-row.ts';
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

async function ask(name: RouteName, headers: Record<string, string>) {
  const { method = 'GET', path = '' } = routeTable[name] ?? {};
  const url = path.replace(/\{\w+\}/g, sampleCalls[name](records).id ?? NO_SUCH_ID);
  const reply = await test.inject({ method, url, headers });
  return [reply.statusCode, reply.json().code];
}

describe('a page of another site', () => {
  it('does nothing with the cookie that the browser sends along', async () => {
    const before = await everyRow(test.platform.db);
    for (const name of PROVEN) {
      expect(await ask(name, { cookie: dana.cookie }), name).toEqual([403, 'badSessionValue']);
    }
    expect(await everyRow(test.platform.db)).toEqual(before);
  });

  it('does nothing with a stolen x-auth, its own or one of another session', async () => {
    const before = await everyRow(test.platform.db);
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
    expect(await everyRow(test.platform.db)).toEqual(before);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'gets nothing done by a form of the kind %s, signing in and out included',
    async (kind) => {
      const before = await everyRow(test.platform.db);
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
      expect(await everyRow(test.platform.db)).toEqual(before);
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
  const before = await everyRow(test.platform.db);
  for (const name of READING) {
    const reply = await sendSample(test, name, dana, sampleCalls[name](records));
    expect([200, 404, 503], `${name} ${reply.body.slice(0, 200)}`).toContain(reply.statusCode);
  }
  expect(await everyRow(test.platform.db)).toEqual(before);
});

describe('where pages of another origin are let in', () => {
  let house: TestApp;
  let origin: Record<string, string>;
  let cookie: string;
  let session: string;
  beforeAll(async () => {
    house = await buildTestApp({
      config: { publicUrl: 'https://api.example.org', allowedOrigins: ['https://www.example.org'] },
    });
    origin = { origin: 'https://www.example.org', 'sec-fetch-site': 'cross-site' };
    const payload = { name: 'Dana', email: 'd@school.org', contactEmail: 'd@school.org', password: 'kefir-und-brot' };
    const signedUp = await house.inject({ method: 'POST', url: '/auth/register', payload, headers: origin });
    cookie = signedUp.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    session = signedUp.json().session;
    for (const kept of signedUp.cookies) {
      expect(kept).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'None' });
      expect([kept.name.startsWith('__Host-'), kept.domain]).toEqual([true, undefined]);
    }
  });
  afterAll(() => house.close());

  it('they need the proof all the same, and nobody else gets in by it', async () => {
    const create = (headers: Record<string, string>) =>
      house.inject({ method: 'POST', url: '/category', payload: { name: 'Mine' }, headers: { ...headers, cookie } });
    const proof = { 'x-auth': session };
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
  });

  it('the cookie alone, or x-auth alone, does nothing in any call, from there or elsewhere', async () => {
    const before = await everyRow(house.platform.db);
    for (const name of PROVEN) {
      const { method = 'GET', path = '' } = routeTable[name] ?? {};
      const url = path.replace(/\{\w+\}/g, NO_SUCH_ID);
      const codeOf = async (headers: Record<string, string>) =>
        (await house.inject({ method, url, headers })).json().code;
      expect(await codeOf({ ...origin, cookie }), name).toBe('badSessionValue');
      expect(await codeOf({ ...origin, 'x-auth': session }), name).toBe('notSignedIn');
      const evil = await codeOf({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', cookie });
      expect(evil, name).toBe(method === 'GET' ? 'badSessionValue' : 'originRefused');
    }
    expect(await everyRow(house.platform.db)).toEqual(before);
  });

  it('only the listed one may read an answer, or ask before it sends', async () => {
    const allowed = async (method: 'GET' | 'OPTIONS', from: string) => {
      const headers = { origin: from, cookie, 'access-control-request-method': 'DELETE' };
      return (await house.inject({ method, url: '/game', headers })).headers['access-control-allow-origin'];
    };
    for (const method of ['GET', 'OPTIONS'] as const) {
      expect(await allowed(method, 'https://www.example.org')).toBe('https://www.example.org');
      for (const evil of ['https://evil.example', 'null', 'https://www.example.org.evil.example']) {
        expect(await allowed(method, evil), `${method} ${evil}`).toBeUndefined();
      }
    }
  });
});
