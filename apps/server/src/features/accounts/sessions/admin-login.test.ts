import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.close());

const post = (url: string, payload?: object, headers: Record<string, string> = {}) =>
  test.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
const adminLogin = (name: string, password = `secret-${name}`) =>
  post('/admin/login', { email: `${name}@school.org`, password });
const check = (headers: Record<string, string> = {}) => test.inject({ url: '/admin/checkLogin', headers });

describe('adminLogin', () => {
  it('gives regular people, managers, restricted people and strangers the answer of a wrong password', async () => {
    for (const name of ['dana', 'restricted']) await test.signUp(name);
    await test.signUpAs('manager', 3);
    await test.signUpAs('admin', 1);
    await test.platform.db
      .updateTable('app_user')
      .set({ disabled_from_admin: 1 })
      .where('name', '=', 'restricted')
      .execute();
    const replies = [await adminLogin('admin', 'wrong-one')];
    for (const name of ['dana', 'manager', 'restricted', 'nobody']) replies.push(await adminLogin(name));
    const bodies = replies.map((reply) => {
      const { requestId: _id, ...body } = reply.json();
      return { status: reply.statusCode, body, cookies: reply.cookies };
    });
    expect(bodies[0]).toMatchObject({ status: 401, body: { code: 'wrongCredentials' }, cookies: [] });
    for (const body of bodies) expect(body).toEqual(bodies[0]);
  });

  it('counts a right password of somebody who is no admin as a wrong one', async () => {
    await test.signUp('dana');
    const tries = await Promise.all(Array.from({ length: 12 }, () => adminLogin('dana')));
    expect(tries.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
  });

  it('signs admins and owners in, and refuses pages of other sites', async () => {
    await test.signUpAs('admin', 1);
    await test.signUpAs('owner', 0);
    expect((await adminLogin('admin')).json()).toMatchObject({ role: 1, email: 'admin@school.org' });
    expect((await adminLogin('owner')).json()).toMatchObject({ role: 0 });
    const body = { email: 'admin@school.org', password: 'secret-admin' };
    const foreign = await post('/admin/login', body, { origin: 'https://evil.example' });
    expect(foreign.json().code).toBe('originRefused');
  });
});

describe('adminCheckLogin', () => {
  it('knows admins only, and tells pages of other sites nothing', async () => {
    const dana = await test.signUp('dana');
    const admin = await test.signUpAs('admin', 1);
    expect((await check()).json().code).toBe('notSignedIn');
    expect((await check({ cookie: dana.cookie })).json().code).toBe('notSignedIn');
    const known = await check({ cookie: admin.cookie });
    expect(known.json()).toMatchObject({ _id: admin.user._id, session: admin.user.session });
    const foreign = await check({ cookie: admin.cookie, origin: 'https://evil.example' });
    expect([foreign.statusCode, foreign.body.includes(admin.user.session)]).toEqual([403, false]);
    const opened = await check({ cookie: admin.cookie, 'sec-fetch-site': 'cross-site' });
    expect(opened.statusCode).toBe(403);
  });

  it('changes nothing', async () => {
    const admin = await test.signUpAs('admin', 1);
    const { db } = test.platform;
    const read = () =>
      Promise.all([db.selectFrom('session').selectAll().execute(), db.selectFrom('app_user').selectAll().execute()]);
    const before = await read();
    await check({ cookie: admin.cookie });
    expect(await read()).toEqual(before);
  });
});

describe('adminLogout', () => {
  it('demands the session value and ends the session', async () => {
    const admin = await test.signUpAs('admin', 1);
    expect((await post('/admin/logout', undefined, { cookie: admin.cookie })).json().code).toBe('badSessionValue');
    expect((await admin.post('/admin/logout')).json()).toEqual({ ok: true });
    expect((await check({ cookie: admin.cookie })).statusCode).toBe(401);
  });
});

it('a new account says once that it is new', async () => {
  const fields = { name: 'Dana', email: 'dana@school.org', contactEmail: 'dana@school.org', password: 'secret-1' };
  const registered = await post('/auth/register', fields);
  expect(registered.json().registered).toBe(true);
  const cookie = registered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect((await post('/auth/checkLogin', undefined, { cookie })).json()).not.toHaveProperty('registered');
  const again = await post('/auth/login', { email: fields.email, password: fields.password });
  expect(again.json()).not.toHaveProperty('registered');
});
