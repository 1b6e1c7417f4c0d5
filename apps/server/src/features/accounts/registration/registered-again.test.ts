import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMails } from '../../../testing/read-mails.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let test: TestApp;
let nowMs: number;
beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 20);
  test = await buildTestApp({ now: () => nowMs, config: { publicUrl: 'https://quiz.example.org' } });
});
afterEach(() => test.close());

const register = (email: string, remoteAddress = '192.0.2.7') => {
  const payload = { name: 'Somebody', email, password: 'a-stranger-s-own' };
  return test.inject({ method: 'POST', url: '/auth/register', payload, remoteAddress });
};
const post = (url: string, payload: object) => test.inject({ method: 'POST', url, payload });
const login = (password: string) => post('/auth/login', { email: 'dana@school.org', password });

describe('registering with an address that has an account', () => {
  it('signs nobody in, changes nothing, and writes to the mailbox how to get in', async () => {
    await test.signUp('dana');
    const reply = await register('DANA@school.org ');
    expect([reply.statusCode, reply.json(), reply.cookies]).toEqual([200, { registered: false, mailed: false }, []]);
    const accounts = await test.platform.db.selectFrom('app_user').select('name').execute();
    expect(accounts).toEqual([{ name: 'dana' }]);
    expect((await login('secret-dana')).statusCode).toBe(200);
    expect((await login('a-stranger-s-own')).statusCode).toBe(401);
    const [letter, ...more] = await readMails(test);
    expect([letter?.to, more]).toEqual(['dana@school.org', []]);
    expect(letter?.plain).toContain('reset-password');
    const token = letter?.token;
    expect((await post('/auth/reset-password', { token, password: 'brand-new-1' })).json()).toEqual({ ok: true });
    expect((await login('brand-new-1')).statusCode).toBe(200);
  });

  it('says the same of a restricted account, which is written nothing', async () => {
    const client = await test.signUp('dana');
    await test.platform.db.updateTable('app_user').set({ disabled_from_admin: 1 }).execute();
    expect((await register(client.user.email)).json()).toEqual({ registered: false, mailed: false });
    expect(await readMails(test)).toEqual([]);
  });

  it('lets who has the mailbox take over what somebody else opened', async () => {
    expect((await register('dana@school.org')).json().registered).toBe(true);
    await readMails(test);
    await register('dana@school.org', '192.0.2.8');
    const [letter] = await readMails(test);
    const set = await post('/auth/reset-password', { token: letter?.token, password: 'brand-new-1' });
    expect(set.json()).toEqual({ ok: true, tookOver: true });
    expect((await login('a-stranger-s-own')).statusCode).toBe(401);
    expect((await login('brand-new-1')).statusCode).toBe(200);
  });

  it('says that letters go out, where they do', async () => {
    const mailed = await buildTestApp({ config: { smtpUrl: 'smtp://127.0.0.1:9' } });
    try {
      await mailed.signUp('dana');
      const payload = { name: 'Somebody', email: 'dana@school.org', password: 'a-stranger-s-own' };
      const reply = await mailed.inject({ method: 'POST', url: '/auth/register', payload });
      expect(reply.json()).toEqual({ registered: false, mailed: true });
    } finally {
      await mailed.close();
    }
  });

  it('takes about as long whatever there is to write', async () => {
    await test.signUp('dana');
    const began = performance.now();
    await register('dana@school.org');
    // The pause is far longer than the work.
    expect(performance.now() - began).toBeGreaterThanOrEqual(249);
  });
});

it('a network is told of twenty accounts a day; then it opens none, whether the address is taken or not', async () => {
  await test.signUp('dana');
  // New accounts do not count.
  for (let n = 0; n < 3; n++) expect((await register(`new-${n}@school.org`)).json().registered).toBe(true);
  const told = await Promise.all(Array.from({ length: 20 }, () => register('dana@school.org')));
  expect(told.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  for (const email of ['dana@school.org', 'free@school.org']) {
    const refused = await register(email);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'tooManyRequests']);
  }
  // Of the letters five: a mailbox is nobody's target.
  expect((await readMails(test)).filter(({ to }) => to === 'dana@school.org')).toHaveLength(5);
  expect((await register('free@school.org', '198.51.100.4')).json().registered).toBe(true);
  nowMs += DAY_MS;
  expect((await register('later@school.org')).json().registered).toBe(true);
});
