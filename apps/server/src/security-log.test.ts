import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeSecurityLog, type SecurityLog } from '#platform/security/security-log';
import { buildTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;
let security: SecurityLog;
let nowMs: number;
const lines: string[] = [];
beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 24, 8);
  lines.length = 0;
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  security = makeSecurityLog(log, () => nowMs);
  test = await buildTestApp({ now: () => nowMs, security });
});
afterEach(() => test.close());

const told = (kind: string): Record<string, unknown>[] =>
  lines.map((line): Record<string, unknown> => JSON.parse(line)).filter((line) => line['kind'] === kind);
const signIn = (password: string, headers: Record<string, string> = {}) =>
  test.inject({ method: 'POST', url: '/auth/login', headers, payload: { email: 'dana@school.org', password } });

it('of guesses at one account tells the first, the fifth and the lock-out, without the address', async () => {
  await test.signUp('dana');
  const { length } = await Promise.all(Array.from({ length: 14 }, () => signIn('wrong-guess')));
  expect(length).toBe(14);
  expect(told('signInFailed').map(({ tries }) => tries)).toEqual([1, 5]);
  expect(told('signInLocked')).toHaveLength(1);
  const marks = [...told('signInFailed'), ...told('signInLocked')].map(({ account }) => account);
  expect(new Set(marks).size).toBe(1);
  expect(marks[0]).toMatch(/^[\w-]{16}$/);
  expect(lines.join('')).not.toMatch(/dana|school|wrong-guess|127\.0\.0\.1/);
});

it('tells of a sign-in, a new password and the end of all sessions by the id of the person', async () => {
  const dana = await test.signUp('dana');
  expect(told('signedIn')).toMatchObject([{ userId: dana.user._id, route: '/auth/login' }]);
  await dana.post('/auth/change-password', { password: 'secret-dana', newPassword: 'another-long-one' });
  expect(told('passwordChanged')).toMatchObject([{ userId: dana.user._id }]);
  const again = await signIn('another-long-one');
  expect(again.statusCode).toBe(200);
  const headers = { cookie: `${again.cookies[0]?.name}=${again.cookies[0]?.value}`, 'x-auth': again.json().session };
  await test.inject({ method: 'POST', url: '/auth/sign-out-everywhere', headers });
  expect(told('sessionsEnded')).toMatchObject([{ userId: dana.user._id }]);
  expect(lines.join('')).not.toMatch(/secret-dana|another-long-one/);
});

it('tells once a minute that a person asks for what is not theirs, and that a page of another site calls', async () => {
  const dana = await test.signUp('dana');
  for (let n = 0; n < 5; n++) await dana.get('/game/01234567890123456789');
  expect(told('accessRefused')).toMatchObject([{ userId: dana.user._id, route: '/game/:id' }]);
  nowMs += 60_000;
  await dana.get('/game/01234567890123456789');
  expect(told('accessRefused')).toHaveLength(2);
  for (let n = 0; n < 3; n++) await signIn('x', { origin: 'https://evil.example' });
  expect(told('originRefused')).toHaveLength(1);
});

it('is no door to fill a disk: what is above its pace is counted only, and said with the next line', () => {
  for (let n = 0; n < 1000; n++) security.tell('limitReached', { ip: `10.0.0.${n % 250}` });
  expect(told('limitReached')).toHaveLength(600);
  expect(security.counts().get('limitReached')).toBe(1000);
  nowMs += 60_000;
  security.tell('limitReached', { ip: '10.0.0.1' });
  expect(told('limitReached').at(-1)).toMatchObject({ untold: 400 });
});

it('marks an address alike within a day and otherwise the next', () => {
  const tell = () => security.tell('limitReached', { ip: '10.0.0.1' });
  tell();
  tell();
  nowMs += 24 * 60 * 60 * 1000;
  tell();
  const [one, two, next] = told('limitReached').map(({ from }) => from);
  expect(one).toBe(two);
  expect(next).not.toBe(one);
});
