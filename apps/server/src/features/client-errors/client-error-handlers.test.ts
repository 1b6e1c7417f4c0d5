import { afterEach, beforeEach, expect, it } from 'vitest';
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
  for (let n = 0; n < 520; n++) answers.push(await send({}, { 'user-agent': `device ${n}` }));
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
