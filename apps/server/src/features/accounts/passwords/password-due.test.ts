import { hash } from '@node-rs/argon2';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertUser } from '../../../testing/insert-user.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

const TEST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp({ config: { staffTwoStepDays: 0 } });
});
afterEach(() => test.close());

/** Somebody with this password, of whatever role. */
async function person(name: string, role: number, password: string): Promise<string> {
  const password_hash = await hash(password, TEST_COST);
  return insertUser(test.platform.db, name, role, { password_hash });
}
/** A browser that signs in, with what the server said of the session. */
async function signIn(name: string, password: string, url = '/auth/login') {
  const payload = { email: `${name}@school.org`, password };
  const reply = await test.inject({ method: 'POST', url, payload });
  const headers = {
    cookie: reply.cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; '),
    'x-auth': String(reply.json().session),
  };
  const get = (path: string) => test.inject({ url: path, headers });
  const post = (path: string, body: object = {}) => test.inject({ method: 'POST', url: path, headers, payload: body });
  return { reply, session: reply.json(), headers, get, post };
}

describe('a password that will not do for the role', () => {
  it('of a regular person who was made an admin opens nothing but the way to another, at the next sign-in', async () => {
    const owner = await test.signUpAs('owner', 0);
    const id = await person('dana', 2, 'six-66');
    expect((await signIn('dana', 'six-66')).session).not.toHaveProperty('passwordDue');
    expect((await owner.put(`/admin/user/${id}`, { role: 1 })).json().role).toBe(1);
    for (const url of ['/auth/login', '/admin/login']) {
      const dana = await signIn('dana', 'six-66', url);
      expect([dana.reply.statusCode, dana.session.passwordDue]).toEqual([200, true]);
      for (const path of ['/user', '/game', '/auth/two-step', '/auth/session', `/user/${id}`, '/admin/setting']) {
        const refused = await dana.get(path);
        expect([path, refused.statusCode, refused.json().code]).toEqual([path, 403, 'newPasswordRequired']);
      }
      expect((await dana.post('/room', { game: 'a-game-of-nobody-00' })).json().code).toBe('newPasswordRequired');
      expect((await dana.post('/auth/checkLogin')).json().passwordDue).toBe(true);
      expect((await dana.get('/admin/checkLogin')).json().passwordDue).toBe(true);
    }
    const dana = await signIn('dana', 'six-66');
    const change = (newPassword: string) => dana.post('/auth/change-password', { password: 'six-66', newPassword });
    expect((await change('seven77')).json()).toMatchObject({
      code: 'invalidInput',
      fields: [{ path: 'newPassword', code: 'too_small', limit: 8 }],
    });
    expect((await change('qwertyuiop')).json().code).toBe('commonPassword');
    const changed = await change('brand-new-1');
    expect(changed.json()).not.toHaveProperty('passwordDue');
    const after = await signIn('dana', 'brand-new-1');
    expect(after.session).not.toHaveProperty('passwordDue');
    expect((await after.get('/user')).statusCode).toBe(200);
  });

  it.each([
    [0, 'six-66'],
    [1, 'seven77'],
    [3, 'qwertyuiop'],
    [1, 'dana@school.org'],
  ])('is asked for of role %i with %s', async (role, password) => {
    await person('dana', role, password);
    expect((await signIn('dana', password)).session.passwordDue).toBe(true);
  });

  it('is nobody’s business as long as the role is a regular one, also again', async () => {
    const id = await person('dana', 1, 'six-66');
    const dana = await signIn('dana', 'six-66');
    await test.platform.db.updateTable('app_user').set({ role: 2 }).where('id', '=', id).execute();
    expect((await dana.get('/game')).statusCode).toBe(200);
    expect((await dana.post('/auth/checkLogin')).json()).not.toHaveProperty('passwordDue');
  });

  it('closes uploads as well, leaves the way out open, and comes before a second step that is due', async () => {
    const owner = await test.signUpAs('owner', 0);
    const own = { user_id: owner.user._id, secret: 'sealed', on_since_ms: 1, pending: null, pending_at_ms: null };
    await test.platform.db.insertInto('two_step').values(own).execute();
    await person('dana', 1, 'six-66');
    expect((await owner.put('/admin/setting', { twoStepForStaff: true })).statusCode).toBe(200);
    const dana = await signIn('dana', 'six-66');
    const headers = { ...dana.headers, 'tus-resumable': '1.0.0', 'upload-length': '4' };
    const upload = await test.inject({ method: 'POST', url: '/media/upload', headers });
    expect(upload.json().code).toBe('newPasswordRequired');
    expect((await dana.get('/auth/two-step')).json().code).toBe('newPasswordRequired');
    const changed = await dana.post('/auth/change-password', { password: 'six-66', newPassword: 'brand-new-1' });
    expect(changed.json()).toMatchObject({ twoStepDue: true });
    expect(changed.json()).not.toHaveProperty('passwordDue');
    expect((await signIn('dana', 'brand-new-1')).session).toMatchObject({ twoStepDue: true });
    await person('omar', 3, 'six-66');
    const omar = await signIn('omar', 'six-66');
    expect((await omar.post('/auth/logout')).statusCode).toBe(200);
  });
});
