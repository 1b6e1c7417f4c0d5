import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMails } from '../../../testing/read-mails.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

const STEP_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1000;
let test: TestApp;
let nowMs: number;
beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 20, 8);
  test = await buildTestApp({ now: () => nowMs, config: { publicUrl: 'https://quiz.example.org' } });
});
afterEach(() => test.close());

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  test.inject({ method: 'POST', url, headers, payload });
const login = (name: string, code?: string) =>
  post('/auth/login', { email: `${name}@school.org`, password: `secret-${name}`, ...(code && { code }) });
const codeOf = (secret: string, atMs = nowMs) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: atMs });
const wrongCode = (secret: string) => {
  const right = [-1, 0, 1].map((steps) => codeOf(secret, nowMs + steps * STEP_MS));
  return ['111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? '';
};
const cookieOf = (response: { cookies: { name: string; value: string }[] }) =>
  response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

async function start(client: TestClient, name: string, code?: string) {
  return client.post('/auth/two-step/start', { password: `secret-${name}`, ...(code && { code }) });
}
/** Turns the second step on; the next code that counts is that of the next step. */
async function turnOn(client: TestClient, name: string): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await start(client, name)).json();
  const confirmed = await client.post('/auth/two-step/confirm', { code: codeOf(secret) });
  if (confirmed.statusCode !== 200) throw new Error(confirmed.body);
  nowMs += STEP_MS;
  return { secret, codes: confirmed.json().codes };
}

describe('turning it on', () => {
  it('asks for the password, and for the first code of the app', async () => {
    const client = await test.signUp('dana');
    const guess = await client.post('/auth/two-step/start', { password: 'guess' });
    expect(guess.json().code).toBe('wrongPassword');
    expect((await client.post('/auth/two-step/confirm', { code: '123456' })).json().code).toBe('wrongCode');
    const { secret, address } = (await start(client, 'dana')).json();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toBe(
      `otpauth://totp/questions.creator:dana%40school.org?issuer=questions.creator&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await client.post('/auth/two-step/confirm', { code: wrongCode(secret) })).json()).toMatchObject({
      code: 'wrongCode',
      fields: [{ path: 'code', code: 'wrong' }],
    });
    expect((await client.get('/auth/two-step')).json()).toMatchObject({ on: false, since: null, recoveryCodesLeft: 0 });
    expect((await login('dana')).statusCode).toBe(200);
    nowMs += 30 * 60_000;
    const late = await client.post('/auth/two-step/confirm', { code: codeOf(secret) });
    expect(late.json().code).toBe('wrongCode');
  });

  it('ends all other sessions, gives ten recovery codes once, and tells the person', async () => {
    const client = await test.signUp('dana');
    const phone = { cookie: cookieOf(await login('dana')) };
    const onSince = nowMs;
    const { codes } = await turnOn(client, 'dana');
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([A-Z2-9]{4}-){2}[A-Z2-9]{4}$/);
    expect((await client.get('/auth/two-step')).json()).toEqual({
      on: true,
      since: onSince,
      recoveryCodesLeft: 10,
      required: false,
      dueFrom: null,
    });
    expect((await client.post('/auth/checkLogin')).json().twoStep).toBe(true);
    expect((await post('/auth/checkLogin', {}, phone)).statusCode).toBe(401);
    expect((await readMails(test)).map(({ to }) => to)).toEqual(['dana@school.org']);
  });

  it('stores neither secret nor codes as they are', async () => {
    const client = await test.signUp('dana');
    const { secret, codes } = await turnOn(client, 'dana');
    const { db } = test.platform;
    const rows = JSON.stringify([
      await db.selectFrom('two_step').selectAll().execute(),
      await db.selectFrom('recovery_code').selectAll().execute(),
      await db.selectFrom('outgoing_mail').selectAll().execute(),
    ]);
    for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
      expect(rows).not.toContain(text);
    }
  });

  it('moves to another phone with a code of the present one only, which works until the other has said its first', async () => {
    const client = await test.signUp('dana');
    const first = await turnOn(client, 'dana');
    expect((await start(client, 'dana')).json().code).toBe('secondStepNeeded');
    expect((await start(client, 'dana', wrongCode(first.secret))).json().code).toBe('wrongCode');
    const other = (await start(client, 'dana', codeOf(first.secret))).json();
    nowMs += STEP_MS;
    expect((await login('dana', codeOf(first.secret))).statusCode).toBe(200);
    const confirmed = await client.post('/auth/two-step/confirm', { code: codeOf(other.secret) });
    expect(confirmed.statusCode).toBe(200);
    nowMs += STEP_MS;
    expect((await login('dana', codeOf(first.secret))).json().code).toBe('wrongCode');
    expect((await login('dana', codeOf(other.secret))).statusCode).toBe(200);
    expect((await login('dana', first.codes[0])).json().code).toBe('wrongCode');
  });
});

describe('signing in', () => {
  it('asks for the code only after the right password', async () => {
    await turnOn(await test.signUp('dana'), 'dana');
    const wrong = await post('/auth/login', { email: 'dana@school.org', password: 'wrong-one' });
    const withCode = await post('/auth/login', { email: 'dana@school.org', password: 'wrong-one', code: '123456' });
    const unknown = await post('/auth/login', { email: 'nobody@school.org', password: 'wrong-one', code: '123456' });
    for (const reply of [wrong, withCode, unknown]) {
      expect([reply.statusCode, reply.json().code]).toEqual([401, 'wrongCredentials']);
    }
    const half = await login('dana');
    expect([half.statusCode, half.json().code, half.cookies]).toEqual([401, 'secondStepNeeded', []]);
  });

  it('takes the code of now, of the step before and the step after, each once', async () => {
    const { secret } = await turnOn(await test.signUp('dana'), 'dana');
    nowMs += 10 * STEP_MS;
    expect((await login('dana', codeOf(secret, nowMs - 2 * STEP_MS))).json().code).toBe('wrongCode');
    expect((await login('dana', codeOf(secret, nowMs + 2 * STEP_MS))).json().code).toBe('wrongCode');
    for (const steps of [-1, 0, 1]) {
      const code = codeOf(secret, nowMs + steps * STEP_MS);
      const tries = await Promise.all([login('dana', code), login('dana', `${code.slice(0, 3)} ${code.slice(3)}`)]);
      expect(new Set(tries.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 401]));
    }
    // An earlier step's code after a later one was used.
    expect((await login('dana', codeOf(secret))).json().code).toBe('wrongCode');
  });

  it('takes each recovery code once, however it is typed, and tells the person', async () => {
    const client = await test.signUp('dana');
    const { codes } = await turnOn(client, 'dana');
    await readMails(test);
    const [first = '', second = ''] = codes;
    const tries = await Promise.all(
      [first, first.toLowerCase().replaceAll('-', '')].map((code) => login('dana', code)),
    );
    expect(new Set(tries.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 401]));
    expect((await login('dana', second)).statusCode).toBe(200);
    expect((await client.get('/auth/two-step')).json().recoveryCodesLeft).toBe(8);
    expect((await readMails(test)).map(({ to }) => to)).toEqual(['dana@school.org', 'dana@school.org']);
  });

  it('does not take a code of somebody else', async () => {
    const dana = await turnOn(await test.signUp('dana'), 'dana');
    const omar = await turnOn(await test.signUp('omar'), 'omar');
    nowMs += STEP_MS;
    expect((await login('dana', codeOf(omar.secret))).json().code).toBe('wrongCode');
    expect((await login('dana', omar.codes[0])).json().code).toBe('wrongCode');
    expect((await login('dana', codeOf(dana.secret))).statusCode).toBe(200);
  });

  it('counts wrong codes with wrong passwords, thirty a day, and forgives the step to the code', async () => {
    const { secret } = await turnOn(await test.signUp('dana'), 'dana');
    for (let n = 0; n < 15; n++) expect((await login('dana')).json().code).toBe('secondStepNeeded');
    const judged = async () => {
      const tries = await Promise.all(Array.from({ length: 14 }, () => login('dana', wrongCode(secret))));
      return tries.filter((reply) => reply.json().code === 'wrongCode').length;
    };
    expect(await judged()).toBe(10);
    expect((await login('dana', codeOf(secret))).statusCode).toBe(429);
    const quarters: number[] = [];
    for (let n = 0; n < 4; n++) {
      nowMs += DAY_MS / 96;
      quarters.push(await judged());
    }
    expect(quarters).toEqual([10, 10, 0, 0]);
    nowMs += DAY_MS;
    expect((await login('dana', codeOf(secret))).statusCode).toBe(200);
  });

  it('asks for it after a new password by a mailed link, too', async () => {
    const { secret } = await turnOn(await test.signUp('dana'), 'dana');
    await readMails(test);
    await post('/auth/forgot-password', { email: 'dana@school.org' });
    const token = (await readMails(test)).map((mail) => mail.token).join('');
    expect((await post('/auth/reset-password', { token, password: 'brand-new-1' })).statusCode).toBe(200);
    const credentials = { email: 'dana@school.org', password: 'brand-new-1' };
    expect((await post('/auth/login', credentials)).json().code).toBe('secondStepNeeded');
    expect((await post('/auth/login', { ...credentials, code: codeOf(secret) })).statusCode).toBe(200);
  });
});

describe('turning it off and new recovery codes', () => {
  it('ask for password and code', async () => {
    const client = await test.signUp('dana');
    for (const call of ['disable', 'recovery-codes']) {
      const nothing = await client.post(`/auth/two-step/${call}`, { password: 'secret-dana', code: '123456' });
      expect(nothing.json().code).toBe('wrongCode');
    }
    const { secret } = await turnOn(client, 'dana');
    for (const call of ['disable', 'recovery-codes']) {
      const ask = (password: string, code: string) => client.post(`/auth/two-step/${call}`, { password, code });
      expect((await ask('guess', codeOf(secret))).json().code).toBe('wrongPassword');
      expect((await ask('secret-dana', wrongCode(secret))).json().code).toBe('wrongCode');
      expect((await ask('secret-dana', '')).statusCode).toBe(400);
    }
    expect((await client.get('/auth/two-step')).json().on).toBe(true);
  });

  it('void the old codes, and leave nothing behind', async () => {
    const client = await test.signUp('dana');
    const { secret, codes } = await turnOn(client, 'dana');
    const renewed = await client.post('/auth/two-step/recovery-codes', {
      password: 'secret-dana',
      code: codeOf(secret),
    });
    const fresh: string[] = renewed.json().codes;
    expect((await login('dana', codes[0])).json().code).toBe('wrongCode');
    expect((await login('dana', fresh[0])).statusCode).toBe(200);
    await readMails(test);
    const off = await client.post('/auth/two-step/disable', { password: 'secret-dana', code: fresh[1] });
    expect(off.json()).toEqual({ ok: true });
    expect((await login('dana')).statusCode).toBe(200);
    expect((await client.get('/auth/two-step')).json()).toMatchObject({ on: false, recoveryCodesLeft: 0 });
    expect(await test.platform.db.selectFrom('recovery_code').selectAll().execute()).toEqual([]);
    // One for the code that was used, one for turning it off.
    expect(await readMails(test)).toHaveLength(2);
  });
});

describe('where the house demands it', () => {
  async function demand(): Promise<TestClient> {
    const owner = await test.signUpAs('owner', 0);
    const { secret } = await turnOn(owner, 'owner');
    expect((await owner.put('/admin/setting', { twoStepForStaff: true })).statusCode).toBe(200);
    // The days that staff have for it are over.
    nowMs += 8 * 24 * 60 * 60_000;
    // The owner signs in by it later on.
    expect(secret).not.toBe('');
    return owner;
  }

  it('staff without it reach nothing but the way to it, and out', async () => {
    const admin = await test.signUpAs('admin', 1);
    const manager = await test.signUpAs('manager', 3);
    const dana = await test.signUp('dana');
    const owner = await demand();
    for (const client of [admin, manager]) {
      for (const url of ['/game', '/user/export', `/user/${client.user._id}`, '/admin/setting', '/auth/session']) {
        expect((await client.get(url)).json().code, url).toMatch(/^(twoStepRequired|notFound)$/);
      }
      expect((await client.get('/game')).json().code).toBe('twoStepRequired');
      expect((await client.post('/room', { game: 'a-game-of-nobody-00' })).json().code).toBe('twoStepRequired');
      expect((await client.post('/auth/change-password', {})).json().code).toBe('twoStepRequired');
      expect((await client.get('/auth/two-step')).json()).toMatchObject({ on: false, required: true });
      expect((await client.post('/auth/checkLogin')).json()).toMatchObject({ twoStepDue: true });
    }
    expect((await dana.get('/game')).statusCode).toBe(200);
    expect((await dana.get('/auth/two-step')).json().required).toBe(false);
    expect((await dana.post('/auth/checkLogin')).json()).not.toHaveProperty('twoStepDue');
    expect((await owner.get('/game')).statusCode).toBe(200);
    expect((await manager.post('/auth/logout')).statusCode).toBe(200);
  });

  it('asks the own one of whoever demands it, and leaves the others their days', async () => {
    const owner = await test.signUpAs('owner', 0);
    const admin = await test.signUpAs('admin', 1);
    const refused = await owner.put('/admin/setting', { twoStepForStaff: true });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'ownTwoStepFirst']);
    expect((await admin.get('/admin/setting')).json().staffWithoutTwoStep).toBe(2);
    await turnOn(owner, 'owner');
    expect((await owner.get('/admin/setting')).json()).toMatchObject({ staffWithoutTwoStep: 1, twoStepGraceDays: 7 });
    expect((await owner.put('/admin/setting', { twoStepForStaff: true })).statusCode).toBe(200);
    const dueFrom = nowMs + 7 * 24 * 60 * 60_000;
    // The one who has none hears of it by mail: nobody else does, and once.
    expect((await owner.put('/admin/setting', { twoStepForStaff: true })).statusCode).toBe(200);
    const told = (await readMails(test)).filter(
      ({ plain }) => plain.includes('questions.creator') && plain.includes(dayOf(dueFrom)),
    );
    expect(told.map(({ to }) => to)).toEqual([(await admin.post('/auth/checkLogin')).json().email]);
    expect((await admin.get('/auth/two-step')).json()).toMatchObject({ required: true, dueFrom });
    expect((await owner.get('/auth/two-step')).json().dueFrom).toBe(null);
    expect((await admin.get('/game')).statusCode).toBe(200);
    nowMs = dueFrom - 1;
    expect((await admin.get('/game')).statusCode).toBe(200);
    nowMs = dueFrom;
    expect((await admin.get('/game')).json().code).toBe('twoStepRequired');
    expect((await owner.get('/game')).statusCode).toBe(200);
  });

  it('who comes to the staff in those days is told by mail as well, by another role or by an invitation', async () => {
    const owner = await test.signUpAs('owner', 0);
    await turnOn(owner, 'owner');
    const [dana, omar] = [await test.signUp('dana'), await test.signUp('omar')];
    expect((await owner.put('/admin/setting', { twoStepForStaff: true })).statusCode).toBe(200);
    const dueFrom = nowMs + 7 * 24 * 60 * 60_000;
    await readMails(test);
    const told = async () => {
      const mails = await readMails(test);
      return mails.filter(({ plain }) => plain.includes(dayOf(dueFrom))).map(({ to }) => to);
    };
    const setRole = async (role: number) =>
      expect((await owner.put(`/admin/user/${dana.user._id}`, { role })).statusCode).toBe(200);
    await setRole(1);
    expect(await told()).toEqual([dana.user.email]);
    const school = await owner.post('/institution', { name: 'School', managerEmail: omar.user.email });
    expect(school.statusCode).toBe(200);
    const [offer] = await readMails(test);
    expect((await omar.post('/institution/invitation/accept', { token: offer?.token })).statusCode).toBe(200);
    expect(await told()).toEqual([omar.user.email]);
    // Whoever is of the staff already knows, and after those days it is asked for at once.
    await setRole(0);
    await setRole(2);
    nowMs = dueFrom;
    await setRole(1);
    expect(await told()).toEqual([]);
  });

  it('it opens everything once it is on, and cannot be turned off', async () => {
    const admin = await test.signUpAs('admin', 1);
    await demand();
    const { secret } = await turnOn(admin, 'admin');
    expect((await admin.get('/user')).statusCode).toBe(200);
    const off = await admin.post('/auth/two-step/disable', { password: 'secret-admin', code: codeOf(secret) });
    expect(off.json().code).toBe('twoStepRequired');
    expect((await login('admin', codeOf(secret))).statusCode).toBe(200);
  });

  it('uploads and the room socket are closed as well', async () => {
    const admin = await test.signUpAs('admin', 1);
    await demand();
    const upload = await test.inject({
      method: 'POST',
      url: '/media/upload',
      headers: { ...admin.headers, 'tus-resumable': '1.0.0', 'upload-length': '4' },
    });
    expect(upload.json().code).toBe('twoStepRequired');
  });
});

describe('where it is on', () => {
  it.each<[string, (client: TestClient, more: object) => Promise<{ statusCode: number; json(): unknown }>]>([
    [
      'a new password',
      (client, more) =>
        client.post('/auth/change-password', { password: 'secret-dana', newPassword: 'brand-new-1', ...more }),
    ],
    [
      'another address',
      (client, more) =>
        client.post('/auth/change-email', { password: 'secret-dana', email: 'new@school.org', ...more }),
    ],
    [
      'a proof for ending sessions',
      (client, more) => client.post('/auth/prove-password', { password: 'secret-dana', ...more }),
    ],
    [
      'deleting the account',
      (client, more) => client.delete(`/user/${client.user._id}`, { body: { password: 'secret-dana', ...more } }),
    ],
  ])('%s asks for it too', async (_act, act) => {
    await test.signUpAs('owner', 0);
    const client = await test.signUp('dana');
    const { secret, codes } = await turnOn(client, 'dana');
    await readMails(test);
    const without = await act(client, {});
    expect(without.json()).toMatchObject({ code: 'secondStepNeeded', fields: [{ path: 'code', code: 'required' }] });
    expect((await act(client, { code: wrongCode(secret) })).json()).toMatchObject({ code: 'wrongCode' });
    // The password first: without it no code is used up.
    expect((await act(client, { password: 'guess', code: codes[0] })).json()).toMatchObject({ code: 'wrongPassword' });
    expect(await readMails(test)).toEqual([]);
    expect((await act(client, { code: codes[0] })).statusCode).toBe(200);
  });

  it('a new password that will not do uses no code up', async () => {
    const client = await test.signUp('dana');
    const { secret } = await turnOn(client, 'dana');
    const change = (newPassword: string) =>
      client.post('/auth/change-password', { password: 'secret-dana', newPassword, code: codeOf(secret) });
    expect((await change('password')).json().code).toBe('commonPassword');
    expect((await change('brand-new-1')).statusCode).toBe(200);
  });
});

/** Day first, as the letters write it. */
function dayOf(atMs: number): string {
  const date = new Date(atMs);
  return (
    [date.getUTCDate(), date.getUTCMonth() + 1].map((part) => String(part).padStart(2, '0')).join('.') +
    `.${date.getUTCFullYear()}`
  );
}
