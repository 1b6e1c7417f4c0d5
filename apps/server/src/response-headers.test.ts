import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routeTable, type RouteName } from '@qc/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeOwnedRecords, type OwnedRecords } from './testing/owned-records.ts';
import { sampleCalls } from './testing/sample-calls.ts';
import { sendSample } from './testing/send-sample.ts';
import { buildTestApp, type TestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';
import { redPng, uploadFile } from './testing/upload.ts';

const HTTPS = { publicUrl: 'https://quiz.example.org' };
const ORIGIN = { origin: HTTPS.publicUrl };
const YEAR_S = 365 * 24 * 60 * 60;
/** What anybody may keep who got it: it is the same for all, or known by its unguessable address. */
const PUBLIC_CACHE = ['asset', 'icon', 'picture', 'film', 'openapi', 'app page', 'presenter page', 'player page'];

let folder: string;
let test: TestApp;
let admin: TestClient;
let records: OwnedRecords;
let publicId: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'qc-headers-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<script nonce="__CSP_NONCE__">app</script>');
  writeFileSync(join(folder, 'play.html'), '<script nonce="__CSP_NONCE__">play</script>');
  writeFileSync(join(folder, 'assets', 'app-abc.js'), 'plain');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  test = await buildTestApp({ webFolder: folder, config: HTTPS });
  admin = await test.signUpAs('adam', 1);
  records = await makeOwnedRecords(test, admin);
  publicId = (await uploadFile(test, admin, { bytes: await redPng(), name: 'red.png', url: '/media' })).json().publicId;
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const html = { accept: 'text/html' };
const get = (url: string, headers: Record<string, string> = {}) => test.inject({ url, headers });
/** One answer of every class there is, and its status. */
const CLASSES: Record<string, [status: number, () => Promise<LightMyRequestResponse>]> = {
  reply: [200, () => admin.get('/game')],
  'public reply': [200, () => get('/setting')],
  'reply with a cookie': [
    200,
    () =>
      test.inject({
        method: 'POST',
        url: '/auth/login',
        headers: ORIGIN,
        payload: { email: 'adam@school.org', password: 'secret-adam' },
      }),
  ],
  'not signed in': [401, () => get('/game')],
  'origin refused': [
    403,
    () => test.inject({ method: 'POST', url: '/game', headers: { origin: 'https://evil.example' } }),
  ],
  'unknown record': [404, () => admin.get('/game/aaaaaaaaaaaaaaaaaaaa')],
  'unknown call': [404, () => get('/api/nothing')],
  'unreadable address': [404, () => get('/%zz')],
  'other method': [405, () => test.inject({ method: 'DELETE', url: '/auth/login' })],
  'bad input': [400, () => admin.get('/game?page=0')],
  download: [200, () => admin.get('/admin/user/excel')],
  'own data': [200, () => admin.get('/user/export')],
  health: [200, () => get('/health')],
  readiness: [200, () => get('/ready')],
  openapi: [200, () => get('/openapi.json')],
  'app page': [200, () => get('/he/my-games', html)],
  'presenter page': [200, () => get('/he/present/abcdefgh', html)],
  'player page': [200, () => get('/play/123456', html)],
  asset: [200, () => get('/assets/app-abc.js')],
  icon: [200, () => get('/favicon.svg')],
  picture: [200, () => get(`/demo/image/upload/${publicId}`)],
  'no such picture': [404, () => get('/demo/image/upload/q8Hs1xN0Zk3vPz7YtL2mWA')],
  'bad picture address': [400, () => get('/demo/image/upload/w_7,x_9/q8Hs1xN0Zk3vPz7YtL2mWA')],
  film: [404, () => get('/demo/video/upload/q8Hs1xN0Zk3vPz7YtL2mWA')],
  'live refused': [404, () => get('/live')],
  'live message without a wire': [404, () => test.inject({ method: 'POST', url: '/live/send', payload: {} })],
  'payment message of nobody': [
    400,
    () => test.inject({ method: 'POST', url: '/payment/webhook/stripe', payload: {} }),
  ],
};

it.each(Object.entries(CLASSES))('%s: safe headers', async (name, [status, ask]) => {
  const { headers, statusCode, body } = await ask();
  if (name !== 'payment message of nobody') expect(statusCode, body).toBe(status);
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toMatch(/frame-ancestors '(self|none)'/);
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  // What an evaluator calls severe: scripts from anywhere, inline ones, ones made from text, whole schemes.
  expect(scripts).not.toMatch(/unsafe|\*|data:|https?:(\s|$)/);
  expect(policy).not.toMatch(/default-src[^;]*(\*|unsafe)/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toMatch(/no-referrer|origin/);
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['server']).toBeUndefined();
  const age = /max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1];
  expect(Number(age)).toBeGreaterThanOrEqual(YEAR_S);
  if (PUBLIC_CACHE.includes(name)) return;
  expect(headers['cache-control'], name).toMatch(/no-store/);
});

it('the cookie is for this host alone, out of reach of scripts, and never sent along by other sites’ forms', async () => {
  const payload = { email: 'adam@school.org', password: 'secret-adam' };
  const { cookies } = await test.inject({ method: 'POST', url: '/auth/login', headers: ORIGIN, payload });
  expect(cookies.map(({ name }) => name)).toContain('__Host-qc');
  for (const { name, domain, ...cookie } of cookies) {
    expect(name).toMatch(/^__Host-/);
    expect(cookie).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'Lax' });
    expect(domain).toBeUndefined();
  }
});

/** Personal data leaves by these: every reading call of the contract that is not for anyone. */
const READS = Object.keys(sampleCalls).filter((name): name is RouteName => {
  const { access, method } = routeTable[name] ?? {};
  return method === 'GET' && access !== 'anyone';
});
it.each(READS)('%s is kept by nobody on the way', async (name) => {
  const { headers, statusCode } = await sendSample(test, name, admin, sampleCalls[name](records));
  expect(statusCode).toBeLessThan(500 + Number(name === 'exportGameWeb' || name === 'exportGameRunner') * 100);
  expect(headers['cache-control']).toMatch(/no-store/);
  expect(headers['content-type']).toBeTruthy();
});
