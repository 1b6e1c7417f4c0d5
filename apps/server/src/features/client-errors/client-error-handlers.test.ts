import { afterEach, beforeEach, expect, it } from 'vitest';
import { seededRandom } from '../../testing/generate-value.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { redact } from './redact.ts';

let test: TestApp;
let nowMs: number;
beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 20);
  test = await buildTestApp({ now: () => nowMs });
});
afterEach(() => test.close());

const report = { err: { message: 'x is undefined', stack: 'at a.js:1' }, url: 'http://localhost/he/editor' };
const send = (payload: object, headers: Record<string, string> = {}) =>
  test.inject({ method: 'POST', url: '/user/err', payload, headers });

it('refuses a report without an error, too long, or from another site', async () => {
  expect((await send({ url: 'x' })).statusCode).toBe(400);
  expect((await send({ ...report, err: { message: 'x'.repeat(2001) } })).statusCode).toBe(400);
  expect((await send(report, { origin: 'https://evil.example' })).json().code).toBe('originRefused');
  const huge = await send({ ...report, err: { message: 'x', stack: 'at a.js:1\n'.repeat(3000) } });
  expect([huge.statusCode, huge.json().code]).toEqual([400, 'invalidInput']);
  const larger = await send({ ...report, err: { message: 'x', stack: 'x'.repeat(64 * 1024) } });
  expect([larger.statusCode, larger.json().code]).toEqual([413, 'tooLarge']);
  expect(await test.platform.db.selectFrom('client_error').select('id').execute()).toEqual([]);
});

it('keeps at most ten of one device in any minute, however they are spread, and as one group', async () => {
  for (let n = 0; n < 90; n++) {
    await send(report, { 'user-agent': 'phone' });
    nowMs += 2000;
  }
  const { db } = test.platform;
  const kept = await db.selectFrom('client_error').select('created_at_ms').orderBy('created_at_ms').execute();
  const times = kept.map(({ created_at_ms }) => created_at_ms);
  expect(times.length).toBeGreaterThanOrEqual(30);
  for (const start of times) {
    expect(times.filter((ms) => ms >= start && ms < start + 60_000).length).toBeLessThanOrEqual(10);
  }
  const admin = await test.signUpAs('adam', 1);
  expect((await admin.get('/admin/error')).json()).toMatchObject({ count: 1, errors: [{ count: times.length }] });
});

it('takes ten a minute from one device, not from one address', async () => {
  const codes = [];
  for (let n = 0; n < 12; n++) codes.push((await send(report, { 'user-agent': 'phone' })).statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(10);
  expect(codes.filter((code) => code === 429)).toHaveLength(2);
  expect((await send(report, { 'user-agent': 'tablet' })).statusCode).toBe(200);
  nowMs += 60_000;
  expect((await send(report, { 'user-agent': 'phone' })).statusCode).toBe(200);
});

it('takes a bounded number of reports, however many devices there seem to be', async () => {
  const answers = [];
  for (let n = 0; n < 520; n++) answers.push(await send(report, { 'user-agent': `device ${n}` }));
  expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(20);
});

it('keeps it without secrets, with the person who is signed in', async () => {
  const client = await test.signUp('dana');
  await send({ ...report, url: 'http://localhost/he/login?token=abc&x=1' }, { cookie: client.cookie });
  await send(report);
  const rows = await test.platform.db.selectFrom('client_error').selectAll().orderBy('user_id').execute();
  expect(new Set(rows.map((row) => row.user_id))).toEqual(new Set([client.user._id, null]));
  expect(rows.map((row) => row.url)).toContain('http://localhost/he/login?token=…&x=1');
  expect(rows[0]).toMatchObject({ message: 'x is undefined', stack: 'at a.js:1', created_at_ms: nowMs });
});

it.each([
  ['/he/login?token=s3cr-et&a=b', '/he/login?token=…&a=b'],
  ['{"session":"abc","x-auth": "def"}', '{"session":"…","x-auth": "…"}'],
  ['GET /play/123456 failed', 'GET /play/… failed'],
  ['GET /play/a1b2c3d4e5f6 failed', 'GET /play/… failed'],
  ['user dana.levi+x@school.org.il is', 'user …@… is'],
  ['nothing here', 'nothing here'],
])('redacts %s', (text, clean) => expect(redact(text)).toBe(clean));

it.each([
  ['Authorization: Bearer abc.def', 'Authorization: Bearer …'],
  ['#token=q8Hs1xN0Zk3vPz7YtL2mWA', '#token=…'],
  ['sent q8Hs1xN0Zk3vPz7YtL2mWA there', 'sent … there'],
  ['call +972 50-123-4567 now', 'call … now'],
  [
    'at a (https://a.org/assets/editor-page-BxK3f9Qa1.js:1:2)',
    'at a (https://a.org/assets/editor-page-BxK3f9Qa1.js:1:2)',
  ],
  ['at commitPassiveUnmountEffects', 'at commitPassiveUnmountEffects'],
])('redacts %s', (text, clean) => expect(redact(text)).toBe(clean));

it('redacts secrets of any letters, wherever they stand, and leaves names of functions', () => {
  const random = seededRandom(15);
  const secrets = Array.from({ length: 5000 }, () =>
    Buffer.from(Array.from({ length: 16 }, () => Math.floor(random() * 256))).toString('base64url'),
  );
  const places: ((secret: string) => string)[] = [
    (secret) => `no link ${secret} is known`,
    (secret) => `https://quiz.example.org/he/reset-password#token=${secret}`,
    (secret) => `https://quiz.example.org/he/login?redirect=%2Fhe%3Ftoken%3D${secret}&a=1`,
    (secret) => `{"t":"helloPlayer","token":"${secret}","device":"x"}`,
    (secret) => `at load (https://a.org/live/${secret}:1:2)`,
  ];
  for (const place of places) {
    expect(secrets.filter((secret) => redact(place(secret)).includes(secret)).map(place)).toEqual([]);
  }
  for (const name of ['recursivelyTraversePassiveMountEffects', 'getSnapshotBeforeUpdate', 'performSyncWorkOnRoot']) {
    expect(redact(`at ${name} (a.js:1)`)).toBe(`at ${name} (a.js:1)`);
  }
});

it('is listed and seen to by admins alone, and the log says who did', async () => {
  await send(report);
  const [dana, admin] = [await test.signUp('dana'), await test.signUpAs('adam', 1)];
  expect((await dana.get('/admin/error')).json().code).toBe('notFound');
  const { errors, count } = (await admin.get('/admin/error')).json();
  expect([count, errors[0].message, errors[0].resolvedAt]).toEqual([1, 'x is undefined', null]);
  const resolve = (key: string, resolved: boolean) => admin.post('/admin/error/resolve', { key, resolved });
  expect((await resolve('0'.repeat(32), true)).json().code).toBe('notFound');
  expect((await resolve(errors[0].key, true)).statusCode).toBe(200);
  expect((await admin.get('/admin/error')).json().count).toBe(0);
  expect((await admin.get('/admin/error?resolved=true')).json().errors[0].resolvedAt).toBe(nowMs);
  const entries = await test.platform.db.selectFrom('audit_entry').selectAll().orderBy('succeeded').execute();
  expect(entries.map(({ action, succeeded, actor_id }) => [action, succeeded, actor_id])).toEqual([
    ['resolveClientError', 0, admin.user._id],
    ['resolveClientError', 1, admin.user._id],
  ]);
});
