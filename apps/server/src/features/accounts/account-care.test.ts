import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMails } from '../../testing/read-mails.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const HOUR_MS = 60 * 60 * 1000;
let test: TestApp;
let nowMs: number;
beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 20);
  test = await buildTestApp({ now: () => nowMs, config: { publicUrl: 'https://quiz.example.org' } });
});
afterEach(() => test.close());

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  test.inject({ method: 'POST', url, headers, payload });
const login = (email: string, password: string) => post('/auth/login', { email, password });
const cookieOf = (response: { cookies: { name: string; value: string }[] }) =>
  response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const restrict = (client: TestClient) =>
  test.platform.db.updateTable('app_user').set({ disabled_from_admin: 1 }).where('id', '=', client.user._id).execute();

async function resetToken(email: string): Promise<string> {
  await post('/auth/forgot-password', { email });
  return (await readMails(test)).find(({ to }) => to === email)?.token ?? '';
}
/** The secret of the one link among the letters sent now. */
async function linkToken(): Promise<string> {
  return (await readMails(test)).map(({ token }) => token).join('');
}

describe('forgotPassword', () => {
  const ask = (email: string, headers: Record<string, string> = {}) =>
    post('/auth/forgot-password', { email }, headers);

  it('answers known, unknown and restricted addresses alike, and writes to the known one only', async () => {
    await test.signUp('dana');
    await restrict(await test.signUp('omar'));
    const replies = [];
    for (const name of ['dana', 'omar', 'nobody']) replies.push(await ask(`${name}@school.org`));
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(3).fill([200, '{"ok":true}']));
    expect((await readMails(test)).map(({ to }) => to)).toEqual(['dana@school.org']);
  });

  it('takes about the same time for all of them', async () => {
    await test.signUp('dana');
    const timed = async (email: string) => {
      const began = performance.now();
      await ask(email);
      return performance.now() - began;
    };
    // The pause is far longer than the work, so that only the machine's own noise is left.
    for (const name of ['dana', 'nobody']) expect(await timed(`${name}@school.org`)).toBeGreaterThanOrEqual(249);
  });

  it('writes five letters an hour to one address, known or not', async () => {
    await test.signUp('dana');
    for (const email of ['dana@school.org', 'nobody@school.org']) {
      const replies = await Promise.all(Array.from({ length: 7 }, () => ask(email)));
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
      expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
    }
    expect(await readMails(test)).toHaveLength(5);
  });

  it('counts each network by itself, and a browser that the account knows apart from all', async () => {
    const dana = await test.signUp('dana');
    const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
      test.inject({
        method: 'POST',
        url: '/auth/forgot-password',
        headers,
        payload: { email: dana.user.email },
        remoteAddress,
      });
    const statuses = async (times: number, remoteAddress: string, headers = {}) => {
      const replies = [];
      for (let n = 0; n < times; n++) replies.push((await from(remoteAddress, headers)).statusCode);
      return replies;
    };
    expect(await statuses(6, '192.0.2.1')).toEqual([...Array(5).fill(200), 429]);
    expect(await statuses(1, '192.0.2.2')).toEqual([200]);
    // A whole botnet fills the mailbox with twenty an hour and no more …
    for (const last of [3, 4, 5]) await statuses(5, `192.0.2.${last}`);
    expect(await statuses(1, '192.0.2.6')).toEqual([429]);
    // … and still the person gets a letter in the browser they use.
    const known = { cookie: cookieOf(await login('dana@school.org', 'secret-dana')) };
    expect(await statuses(6, '192.0.2.6', known)).toEqual([...Array(5).fill(200), 429]);
    expect(await readMails(test)).toHaveLength(25);
  });

  it('leaves the letters on their way good while strangers ask for more', async () => {
    await test.signUp('dana');
    const mine = await resetToken('dana@school.org');
    for (let n = 0; n < 2; n++) await resetToken('dana@school.org');
    expect((await post('/auth/reset-password', { token: mine, password: 'brand-new-1' })).statusCode).toBe(200);
  });

  it('refuses what is no address', async () => {
    expect((await ask('dana')).json().fields).toEqual([{ path: 'email', code: 'invalid_format' }]);
  });
});

describe('resetPassword', () => {
  const reset = (token: string, password = 'brand-new-1') => post('/auth/reset-password', { token, password });

  it('sets the password, ends every session, signs nobody in, and tells the person', async () => {
    const client = await test.signUp('dana');
    const reply = await reset(await resetToken('dana@school.org'));
    expect([reply.statusCode, reply.body]).toEqual([200, '{"ok":true}']);
    // The browser is known from now on; a session it has not.
    expect(reply.cookies.map(({ name }) => name)).toEqual(['__Host-qc-device']);
    expect((await client.post('/auth/checkLogin')).statusCode).toBe(401);
    expect((await login('dana@school.org', 'secret-dana')).statusCode).toBe(401);
    expect((await login('dana@school.org', 'brand-new-1')).statusCode).toBe(200);
    expect((await readMails(test)).map(({ to, token }) => [to, token])).toEqual([['dana@school.org', '']]);
  });

  it('refuses unknown, old, earlier and foreign links, and those of restricted accounts, alike', async () => {
    const client = await test.signUp('dana');
    const earlier = await resetToken('dana@school.org');
    for (let n = 0; n < 2; n++) {
      nowMs += 1;
      await resetToken('dana@school.org');
    }
    nowMs += 1;
    const newest = await resetToken('dana@school.org');
    expect((await reset('invented')).json().code).toBe('linkOver');
    expect((await reset(earlier)).json().code).toBe('linkOver');
    nowMs += HOUR_MS;
    expect((await reset(newest)).json().code).toBe('linkOver');
    await client.post('/auth/change-email', { password: 'secret-dana', email: 'new@school.org' });
    const other = await linkToken();
    expect((await reset(other)).json().code).toBe('linkOver');
    const last = await resetToken('dana@school.org');
    await restrict(client);
    expect((await reset(last)).json().code).toBe('linkOver');
  });

  it('asks admins for eight characters, and leaves the link as it was', async () => {
    await test.signUpAs('admin', 1);
    const token = await resetToken('admin@school.org');
    expect((await reset(token, 'seven77')).json()).toMatchObject({
      code: 'invalidInput',
      fields: [{ path: 'password', code: 'too_small', limit: 8 }],
    });
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('lets in who was locked out', async () => {
    await test.signUp('dana');
    await Promise.all(Array.from({ length: 12 }, () => login('dana@school.org', 'wrong')));
    expect((await login('dana@school.org', 'secret-dana')).statusCode).toBe(429);
    await reset(await resetToken('dana@school.org'));
    expect((await login('dana@school.org', 'brand-new-1')).statusCode).toBe(200);
  });
});

describe('changePassword', () => {
  it('refuses a wrong password, ten times in a quarter of an hour, and counts them apart from those of signing in', async () => {
    const client = await test.signUp('dana');
    const change = (password: string) => client.post('/auth/change-password', { password, newPassword: 'brand-new-1' });
    const wrong = await change('guess');
    expect(wrong.json()).toMatchObject({ code: 'wrongPassword', fields: [{ path: 'password', code: 'wrong' }] });
    for (let n = 0; n < 9; n++) await change('guess');
    expect((await change('secret-dana')).statusCode).toBe(429);
    expect((await login('dana@school.org', 'secret-dana')).statusCode).toBe(200);
  });

  it('goes on here under a new id, ends the other sessions and earlier links, and tells the person', async () => {
    const client = await test.signUp('dana');
    const token = await resetToken('dana@school.org');
    const elsewhere = await login('dana@school.org', 'secret-dana');
    const there = { cookie: cookieOf(elsewhere) };
    const reply = await client.post('/auth/change-password', { password: 'secret-dana', newPassword: 'brand-new-1' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json().session).not.toBe(client.user.session);
    const here = { cookie: cookieOf(reply) };
    expect((await post('/auth/checkLogin', {}, here)).statusCode).toBe(200);
    expect((await post('/auth/checkLogin', {}, there)).statusCode).toBe(401);
    expect((await client.post('/auth/checkLogin')).statusCode).toBe(401);
    expect((await post('/auth/reset-password', { token, password: 'brand-new-2' })).json().code).toBe('linkOver');
    expect((await login('dana@school.org', 'secret-dana')).statusCode).toBe(401);
    expect((await readMails(test)).map(({ to }) => to)).toEqual(['dana@school.org']);
  });

  it('is asked for no password by an account that has none', async () => {
    const client = await test.signUp('dana');
    await test.platform.db.updateTable('app_user').set({ password_hash: null }).execute();
    const change = { password: '', newPassword: 'brand-new-1' };
    expect((await client.post('/auth/change-password', change)).statusCode).toBe(200);
    expect((await login('dana@school.org', 'brand-new-1')).statusCode).toBe(200);
  });
});

describe('changeEmail and confirmEmail', () => {
  const confirm = (token: string, password = 'secret-dana') => post('/auth/confirm-email', { token, password });

  it('ask for the password and for another address', async () => {
    const client = await test.signUp('dana');
    const change = (password: string, email: string) => client.post('/auth/change-email', { password, email });
    expect((await change('guess', 'new@school.org')).json().code).toBe('wrongPassword');
    expect((await change('secret-dana', 'dana@school.org')).json()).toMatchObject({
      fields: [{ path: 'email', code: 'alreadyUsed' }],
    });
    expect(await readMails(test)).toEqual([]);
  });

  it('move the account once the link is used, and write to both addresses', async () => {
    const client = await test.signUp('dana');
    await client.post('/auth/change-email', { password: 'secret-dana', email: 'new@school.org' });
    const mails = await readMails(test);
    expect(new Map(mails.map(({ to, token }) => [to, token !== '']))).toEqual(
      new Map([
        ['new@school.org', true],
        ['dana@school.org', false],
      ]),
    );
    expect((await client.post('/auth/checkLogin')).json().email).toBe('dana@school.org');
    const token = mails.map((mail) => mail.token).join('');
    expect((await post('/auth/reset-password', { token, password: 'brand-new-1' })).json().code).toBe('linkOver');
    const reply = await confirm(token);
    expect([reply.statusCode, reply.cookies]).toEqual([200, []]);
    expect((await confirm(token)).json().code).toBe('linkOver');
    const moved = (await client.post('/auth/checkLogin')).json();
    expect([moved.email, moved.contactEmail]).toEqual(['new@school.org', 'new@school.org']);
    const [notice] = await readMails(test);
    expect(notice?.to).toBe('dana@school.org');
    expect(notice?.plain).toContain('n…@school.org');
  });

  it('ask a browser without the account’s session for its password: a press in a mailbox gives no account away', async () => {
    const client = await test.signUp('dana');
    const stranger = await test.signUp('omar');
    const ask = () => client.post('/auth/change-email', { password: 'secret-dana', email: 'victim@school.org' });
    await ask();
    const token = await linkToken();
    expect((await post('/auth/confirm-email', { token })).json().code).toBe('passwordNeeded');
    expect((await stranger.post('/auth/confirm-email', { token })).json().code).toBe('passwordNeeded');
    expect((await confirm(token, 'guess')).json()).toMatchObject({ fields: [{ path: 'password', code: 'wrong' }] });
    expect((await client.post('/auth/confirm-email', { token })).statusCode).toBe(200);
    expect((await login('victim@school.org', 'secret-dana')).statusCode).toBe(200);
  });

  it('end a link that was mailed to the old address', async () => {
    const client = await test.signUp('dana');
    const old = await resetToken('dana@school.org');
    await client.post('/auth/change-email', { password: 'secret-dana', email: 'new@school.org' });
    await confirm(await linkToken());
    expect((await post('/auth/reset-password', { token: old, password: 'brand-new-1' })).json().code).toBe('linkOver');
  });

  it('do not tell who has an account: its holder is told instead', async () => {
    const client = await test.signUp('dana');
    await test.signUp('omar');
    const free = await client.post('/auth/change-email', { password: 'secret-dana', email: 'free@school.org' });
    const taken = await client.post('/auth/change-email', { password: 'secret-dana', email: 'omar@school.org' });
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    const mails = await readMails(test);
    expect(mails.filter(({ to }) => to === 'omar@school.org').map(({ token }) => token)).toEqual(['']);
  });

  it('refuse an address that was taken meanwhile, and one confirmed too late', async () => {
    const client = await test.signUp('dana');
    await client.post('/auth/change-email', { password: 'secret-dana', email: 'omar@school.org' });
    const token = await linkToken();
    await test.signUp('omar');
    expect((await confirm(token)).json().code).toBe('emailTaken');
    nowMs += HOUR_MS;
    expect((await confirm(token)).json().code).toBe('linkOver');
  });
});

describe('sessions', () => {
  const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
  const loginOnPhone = () =>
    post('/auth/login', { email: 'dana@school.org', password: 'secret-dana' }, { 'user-agent': PHONE });

  it('are listed in words, this one marked, without what could open one', async () => {
    const client = await test.signUp('dana');
    await test.signUp('omar');
    nowMs += 60_000;
    await loginOnPhone();
    const { sessions, count } = (await client.get('/auth/session')).json();
    expect(count).toBe(2);
    expect(sessions).toMatchObject([
      { browser: 'chrome', device: 'android', lastSeen: nowMs, current: false },
      { browser: 'other', device: 'other', current: true },
    ]);
    const rows = await test.platform.db.selectFrom('session').select('id_hash').execute();
    for (const { id_hash } of rows) expect(JSON.stringify(sessions)).not.toContain(id_hash.slice(0, 10));
  });

  it('end one by one, and only the own', async () => {
    const client = await test.signUp('dana');
    const stranger = await test.signUp('omar');
    const phone = await loginOnPhone();
    const { sessions }: { sessions: { _id: string; current: boolean }[] } = (await client.get('/auth/session')).json();
    const url = `/auth/session/${sessions.find(({ current }) => !current)?._id}`;
    expect((await stranger.delete(url)).json().code).toBe('notFound');
    expect((await client.delete(url)).statusCode).toBe(200);
    expect((await client.delete(url)).json().code).toBe('notFound');
    const cookie = cookieOf(phone);
    expect((await post('/auth/checkLogin', {}, { cookie })).statusCode).toBe(401);
    expect((await client.post('/auth/checkLogin')).statusCode).toBe(200);
  });

  it('other than this one end only by who has given the password in the last ten minutes', async () => {
    const client = await test.signUp('dana');
    await loginOnPhone();
    const { sessions }: { sessions: { _id: string; current: boolean }[] } = (await client.get('/auth/session')).json();
    const url = (isThis: boolean) => `/auth/session/${sessions.find(({ current }) => current === isThis)?._id}`;
    const prove = (password: string) => client.post('/auth/prove-password', { password });
    nowMs += 10 * 60_000;
    for (const refused of [await client.delete(url(false)), await client.post('/auth/sign-out-everywhere')]) {
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'passwordNeeded']);
    }
    expect((await client.get('/auth/session')).json().count).toBe(2);
    expect((await prove('guess')).json()).toMatchObject({ fields: [{ path: 'password', code: 'wrong' }] });
    expect((await client.delete(url(false))).json().code).toBe('passwordNeeded');
    expect((await prove('secret-dana')).statusCode).toBe(200);
    expect((await client.delete(url(false))).statusCode).toBe(200);
    nowMs += 10 * 60_000;
    expect((await client.post('/auth/sign-out-everywhere')).json().code).toBe('passwordNeeded');
    // This one is signed out by whoever sits here.
    expect((await client.delete(url(true))).statusCode).toBe(200);
  });

  it('end all at once, with everything that could begin one', async () => {
    const client = await test.signUp('dana');
    const token = await resetToken('dana@school.org');
    const phone = await loginOnPhone();
    const reply = await client.post('/auth/sign-out-everywhere');
    expect(reply.cookies[0]).toMatchObject({ name: '__Host-qc', value: '' });
    for (const cookie of [client.cookie, cookieOf(phone)]) {
      expect((await post('/auth/checkLogin', {}, { cookie })).statusCode).toBe(401);
    }
    expect((await post('/auth/reset-password', { token, password: 'brand-new-1' })).json().code).toBe('linkOver');
  });
});
