import { hash } from '@node-rs/argon2';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Refused } from '#platform/http/refused';
import { insertUser } from '../../../testing/insert-user.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeLoginLimits } from './login-limits.ts';

/** A-08 of the reliability plan: guessing passwords, with a clock of the test's own. */
const QUARTER_MS = 15 * 60 * 1000;
const TEST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let test: TestApp;
let nowMs: number;
beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 20);
  test = await buildTestApp({ now: () => nowMs, config: { publicUrl: 'http://quiz.test' } });
});
afterEach(() => test.close());

const login = (email: string, password: string, { from = '203.0.113.1', cookie = '' } = {}) =>
  test.inject({
    method: 'POST',
    url: '/auth/login',
    remoteAddress: from,
    headers: { ...(cookie && { cookie }) },
    payload: { email, password },
  });
const statuses = (replies: { statusCode: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { statusCode } of replies) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
};
const address = (n: number) => `198.51.${Math.floor(n / 250)}.${(n % 250) + 1}`;

it('of a thousand passwords on one account, from a hundred addresses, at most ten are judged in any quarter of an hour', async () => {
  await test.signUp('dana');
  const judgedAt: number[] = [];
  // One every nine seconds for two and a half hours.
  for (let n = 0; n < 1000; n++) {
    const reply = await login('dana@school.org', `guess-${n}`, { from: address(n % 100) });
    if (reply.statusCode === 401) judgedAt.push(nowMs);
    nowMs += 9000;
  }
  expect(judgedAt.length).toBeGreaterThanOrEqual(50);
  for (const startMs of judgedAt) {
    const within = judgedAt.filter((atMs) => atMs >= startMs && atMs < startMs + QUARTER_MS);
    expect(within.length).toBeLessThanOrEqual(10);
  }
});

it('the person gets in meanwhile from a browser known to the account, and nobody else by its cookie', async () => {
  await test.signUp('dana');
  await test.signUp('omar');
  const first = await login('dana@school.org', 'secret-dana');
  const device = first.cookies.find(({ name }) => name.endsWith('-device'));
  const cookie = `${device?.name}=${device?.value}`;
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  await Promise.all(Array.from({ length: 12 }, (_none, n) => login('dana@school.org', 'wrong', { from: address(n) })));
  expect((await login('dana@school.org', 'secret-dana')).statusCode).toBe(429);
  expect((await login('dana@school.org', 'secret-dana', { cookie })).statusCode).toBe(200);
  // It opens no account, and its own guesses are counted too.
  expect((await login('dana@school.org', 'wrong', { cookie })).statusCode).toBe(401);
  const more = await Promise.all(
    Array.from({ length: 12 }, () => login('dana@school.org', 'wrong', { cookie, from: address(200) })),
  );
  expect(statuses(more)).toEqual({ 401: 9, 429: 3 });
  const other = await Promise.all(
    Array.from({ length: 12 }, () => login('omar@school.org', 'wrong', { cookie, from: address(201) })),
  );
  expect(statuses(other)).toEqual({ 401: 10, 429: 2 });
  const forged = `${device?.name}=${'A'.repeat(22)}.${'A'.repeat(43)}`;
  expect((await login('dana@school.org', 'secret-dana', { cookie: forged })).statusCode).toBe(429);
});

it('a new password by mail lets in a browser that the account has never seen, while strangers go on guessing', async () => {
  const client = await test.signUp('dana');
  const strangers = () =>
    Promise.all(Array.from({ length: 12 }, (_none, n) => login('dana@school.org', 'wrong', { from: address(n) })));
  const post = (url: string, payload: object) => test.inject({ method: 'POST', url, payload });
  await strangers();
  expect((await login('dana@school.org', 'secret-dana')).statusCode).toBe(429);
  await post('/auth/forgot-password', { email: 'dana@school.org' });
  const token = (await readMails(test)).map((mail) => mail.token).join('');
  const set = await post('/auth/reset-password', { token, password: 'brand-new-1' });
  // It is known from now on, and signed in by nothing.
  expect([set.json(), set.cookies.map(({ name }) => name)]).toEqual([{ ok: true }, ['qc-device']]);
  const [device] = set.cookies;
  await strangers();
  expect((await login('dana@school.org', 'brand-new-1')).statusCode).toBe(429);
  const cookie = `${device?.name}=${device?.value}`;
  expect((await login('dana@school.org', 'brand-new-1', { cookie })).statusCode).toBe(200);
  expect((await client.get('/game')).statusCode).toBe(401);
});

it('who is signed in changes the password while strangers guess, with a count of wrong ones of its own', async () => {
  const client = await test.signUp('dana');
  await Promise.all(Array.from({ length: 12 }, (_none, n) => login('dana@school.org', 'wrong', { from: address(n) })));
  const change = (password: string) => client.post('/auth/change-password', { password, newPassword: 'brand-new-1' });
  // A form sent empty is no guess.
  const empty = await Promise.all(Array.from({ length: 5 }, () => change('')));
  for (const reply of empty) {
    expect(reply.json()).toMatchObject({ code: 'invalidInput', fields: [{ path: 'password', code: 'required' }] });
  }
  const wrong = await Promise.all(Array.from({ length: 9 }, () => change('wrong')));
  expect(wrong.map((reply) => reply.json().code)).toEqual(Array(9).fill('wrongPassword'));
  expect((await change('secret-dana')).statusCode).toBe(200);
});

it('a browser that the account knows is not kept out by those who guess behind the same address', async () => {
  const limits = makeLoginLimits(test.platform);
  for (let n = 0; n < 400; n++) await limits.begin(`teacher-${n}@school.org`, '203.0.113.1');
  await expect(limits.begin('dana@school.org', '203.0.113.1')).rejects.toThrow(Refused);
  for (let n = 0; n < 10; n++) await limits.begin('name of the browser', null);
  await expect(limits.begin('name of the browser', null)).rejects.toThrow(Refused);
});

it('a new password makes every browser a stranger', async () => {
  const client = await test.signUp('dana');
  const first = await login('dana@school.org', 'secret-dana');
  const device = first.cookies.find(({ name }) => name.endsWith('-device'));
  await client.post('/auth/change-password', { password: 'secret-dana', newPassword: 'brand-new-1' });
  await Promise.all(Array.from({ length: 12 }, () => login('dana@school.org', 'wrong')));
  const cookie = `${device?.name}=${device?.value}`;
  expect((await login('dana@school.org', 'brand-new-1', { cookie })).statusCode).toBe(429);
});

it('one password on a thousand accounts from one address is stopped', async () => {
  const limits = makeLoginLimits(test.platform);
  let judged = 0;
  for (let n = 0; n < 1000; n++) {
    try {
      await limits.begin(`teacher-${n}@school.org`, '203.0.113.1');
      judged += 1;
    } catch (error) {
      expect(error).toBeInstanceOf(Refused);
    }
    nowMs += 100;
  }
  // Four hundred in a quarter of an hour, and what a hundred seconds give back.
  expect(judged).toBeLessThanOrEqual(450);
});

it('a class of 300 signs in for the first time behind one address, at once', async () => {
  const password_hash = await hash('secret-class', TEST_COST);
  const names = Array.from({ length: 300 }, (_none, n) => `pupil-${n}`);
  for (const name of names) await insertUser(test.platform.db, name, 2, { password_hash });
  const replies = await Promise.all(names.map((name) => login(`${name}@school.org`, 'secret-class')));
  expect(statuses(replies)).toEqual({ 200: 300 });
});

it('a browser is known for half a year, whatever it keeps', async () => {
  await test.signUp('dana');
  const device = (await login('dana@school.org', 'secret-dana')).cookies.find(({ name }) => name.endsWith('-device'));
  const cookie = `${device?.name}=${device?.value}`;
  nowMs += 179 * 24 * 60 * 60 * 1000;
  await Promise.all(Array.from({ length: 12 }, (_none, n) => login('dana@school.org', 'wrong', { from: address(n) })));
  expect((await login('dana@school.org', 'secret-dana', { cookie })).statusCode).toBe(200);
  nowMs += 2 * 24 * 60 * 60 * 1000;
  await Promise.all(Array.from({ length: 12 }, (_none, n) => login('dana@school.org', 'wrong', { from: address(n) })));
  expect((await login('dana@school.org', 'secret-dana', { cookie })).statusCode).toBe(429);
});
