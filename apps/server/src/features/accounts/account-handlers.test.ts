import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let test: TestApp;
let nowMs: number;
beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 20);
  test = await buildTestApp({ now: () => nowMs });
});
afterEach(() => test.close());

const dana = { name: 'Dana', email: 'dana@school.org', contactEmail: 'dana@school.org', password: 'secret-1' };
const post = (url: string, payload?: object, headers: Record<string, string> = {}) =>
  test.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
const cookieOf = (response: { cookies: { name: string; value: string }[] }) =>
  response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

describe('registerUser', () => {
  it('refuses what the form must not hold, naming each field', async () => {
    const response = await post('/auth/register', {
      ...dana,
      name: 'D',
      email: 'dana@school.school',
      password: '12345',
      role: 0,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalidInput', clapErr: true });
    expect(response.json().fields).toEqual([
      { path: 'name', code: 'too_small', limit: 2 },
      { path: 'email', code: 'invalid_format' },
      { path: 'password', code: 'too_small', limit: 6 },
      { path: 'role', code: 'unrecognized_keys' },
    ]);
  });

  it('refuses an empty form with what is required', async () => {
    const response = await post('/auth/register', {});
    expect(response.json().fields).toContainEqual({ path: 'name', code: 'required' });
    expect((await post('/auth/register')).statusCode).toBe(400);
  });

  it('tells an empty field from a wrong one, and takes no hidden letters in an address', async () => {
    const response = await post('/auth/register', { ...dana, name: '', email: 'da\u0000na@school.org', phone: 5 });
    expect(response.json().fields).toEqual([
      { path: 'name', code: 'required', limit: 2 },
      { path: 'email', code: 'invalid_format' },
      { path: 'phone', code: 'invalid_type' },
    ]);
    const spoofed = await post('/auth/register', { ...dana, email: 'da\u202ena@school.org' });
    expect(spoofed.json().fields).toEqual([{ path: 'email', code: 'invalid_format' }]);
  });

  it('refuses a page of another site', async () => {
    const evil = await post('/auth/register', dana, { origin: 'https://evil.example' });
    expect(evil.json().code).toBe('originRefused');
    expect((await post('/auth/register', dana, { origin: 'null' })).statusCode).toBe(403);
    expect((await post('/auth/register', dana, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await post('/auth/register', dana, { origin: 'http://localhost' })).statusCode).toBe(200);
  });

  it('opens an account of a regular user and signs in', async () => {
    const response = await post('/auth/register', { ...dana, country: 'IL', language: 'ar' });
    expect(response.statusCode).toBe(200);
    const user = response.json();
    expect(user).toMatchObject({
      email: 'dana@school.org',
      role: 2,
      type: 2,
      language: 'ar',
      country: 'IL',
      credits: 0,
    });
    expect(user.session).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(user)).not.toMatch(/password|hash/i);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.cookies[0]).toMatchObject({ name: 'qc', httpOnly: true, sameSite: 'Lax', path: '/' });
    const rows = await test.platform.db.selectFrom('session').selectAll().execute();
    expect(rows[0]?.id_hash).not.toBe(response.cookies[0]?.value);
  });
});

describe('login', () => {
  it('gives an unknown address and a wrong password the same answer', async () => {
    await post('/auth/register', dana);
    const wrong = await post('/auth/login', { email: dana.email, password: 'wrong-one' });
    const unknown = await post('/auth/login', { email: 'nobody@school.org', password: 'wrong-one' });
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    const { requestId: _a, ...first } = wrong.json();
    const { requestId: _b, ...second } = unknown.json();
    expect(first).toEqual(second);
    expect(wrong.cookies).toEqual([]);
  });

  it('refuses a restricted account only to who knows the password', async () => {
    await post('/auth/register', dana);
    await test.platform.db.updateTable('app_user').set({ disabled_from_admin: 1 }).execute();
    expect((await post('/auth/login', { ...pick(dana), password: 'wrong' })).json().code).toBe('wrongCredentials');
    expect((await post('/auth/login', pick(dana))).json().code).toBe('restricted');
  });

  it('judges ten wrong tries in a quarter of an hour, then none', async () => {
    await post('/auth/register', dana);
    const tries = await Promise.all(
      Array.from({ length: 14 }, () => post('/auth/login', { ...pick(dana), password: 'wrong' })),
    );
    expect(tries.filter((response) => response.statusCode === 401)).toHaveLength(10);
    const blocked = await post('/auth/login', pick(dana));
    expect(blocked.statusCode).toBe(429);
    expect(Number(blocked.headers['retry-after'])).toBe(900);
    nowMs += 899_000;
    expect((await post('/auth/login', pick(dana))).statusCode).toBe(429);
    nowMs += 1000;
    expect((await post('/auth/login', pick(dana))).statusCode).toBe(200);
  });

  it('does not count right passwords', async () => {
    await post('/auth/register', dana);
    for (let n = 0; n < 12; n++) expect((await post('/auth/login', pick(dana))).statusCode).toBe(200);
  });

  it('signs in with a new session id and ends the old one of this browser', async () => {
    const first = await post('/auth/register', dana);
    const second = await post('/auth/login', pick(dana), { cookie: cookieOf(first) });
    expect(cookieOf(second)).not.toBe(cookieOf(first));
    expect((await post('/auth/checkLogin', undefined, { cookie: cookieOf(first) })).statusCode).toBe(401);
    const again = await post('/auth/checkLogin', undefined, { cookie: cookieOf(second) });
    expect(again.json()).toMatchObject({ _id: first.json()._id, session: second.json().session, lastLogin: nowMs });
  });
});

describe('checkLogin', () => {
  it('refuses without a session, with an invented one, and pages of other sites', async () => {
    const signedIn = await post('/auth/register', dana);
    expect((await post('/auth/checkLogin')).json().code).toBe('notSignedIn');
    const invented = await post('/auth/checkLogin', undefined, { cookie: 'qc=AAAAAAAAAAAAAAAAAAAAAA' });
    expect(invented.statusCode).toBe(401);
    const cookie = cookieOf(signedIn);
    const foreign = await post('/auth/checkLogin', undefined, { cookie, origin: 'https://evil.example' });
    expect(foreign.json().code).toBe('originRefused');
    expect(foreign.body).not.toContain(signedIn.json().session);
  });

  it('refuses a restricted account', async () => {
    const client = await test.signUp('dana');
    await test.platform.db.updateTable('app_user').set({ disabled_from_admin: 1 }).execute();
    expect((await client.post('/auth/checkLogin')).json().code).toBe('restricted');
    expect((await client.get(`/user/${client.user._id}`)).json().code).toBe('restricted');
  });

  it('ends a session 30 days after its last use and 90 days after signing in', async () => {
    const idle = await test.signUp('idle');
    const busy = await test.signUp('busy');
    const start = nowMs;
    for (let day = 10; day < 90; day += 10) {
      nowMs = start + day * DAY_MS;
      expect((await busy.post('/auth/checkLogin')).statusCode).toBe(200);
      if (day === 30) expect((await idle.post('/auth/checkLogin')).statusCode).toBe(401);
    }
    nowMs = start + 90 * DAY_MS;
    expect((await busy.post('/auth/checkLogin')).statusCode).toBe(401);
  });
});

describe('x-auth', () => {
  it('is demanded by every call that may change something, and only there', async () => {
    const client = await test.signUp('dana');
    const other = await test.signUp('omar');
    const url = `/user/${client.user._id}`;
    const { cookie } = client;
    const put = (headers: Record<string, string>) =>
      test.inject({ method: 'PUT', url, headers, payload: { name: 'New' } });
    expect((await put({ cookie })).json().code).toBe('badSessionValue');
    expect((await put({ cookie, 'x-auth': other.user.session })).json().code).toBe('badSessionValue');
    expect((await put({ 'x-auth': client.user.session })).json().code).toBe('notSignedIn');
    expect((await test.inject({ method: 'GET', url, headers: { cookie } })).statusCode).toBe(200);
    expect((await client.put(url, { name: 'New' })).statusCode).toBe(200);
  });
});

describe('logout', () => {
  it('refuses without a session', async () => {
    expect((await post('/auth/logout')).statusCode).toBe(401);
  });
  it('ends this session and clears the cookie', async () => {
    const client = await test.signUp('dana');
    const response = await client.post('/auth/logout');
    expect(response.json()).toEqual({ ok: true });
    expect(response.cookies[0]).toMatchObject({ name: 'qc', value: '' });
    expect((await client.post('/auth/checkLogin')).statusCode).toBe(401);
  });
});

describe('getUser and updateUser', () => {
  it('refuse strangers as if the account did not exist', async () => {
    const client = await test.signUp('dana');
    const other = await test.signUp('omar');
    const url = `/user/${other.user._id}`;
    expect((await test.inject({ method: 'GET', url })).statusCode).toBe(401);
    expect((await client.get(url)).statusCode).toBe(404);
    expect((await client.put(url, { name: 'Mine' })).statusCode).toBe(404);
    expect((await client.get('/user/no-such-user-here')).json().code).toBe('notFound');
    expect((await client.get('/user/%00')).json().code).toBe('notFound');
  });

  it('change no field that is not the person’s to change', async () => {
    const client = await test.signUp('dana');
    const url = `/user/${client.user._id}`;
    const before = (await client.get(url)).json();
    for (const body of [{ role: 0 }, { type: 1 }, { credits: 5 }, { disabledFromAdmin: true }, { email: 'a@b.co' }]) {
      expect((await client.put(url, body)).json()).toEqual(before);
    }
    const polluted = await test.inject({
      method: 'PUT',
      url: `/user/${client.user._id}`,
      headers: { ...client.headers, 'content-type': 'application/json' },
      payload: '{"__proto__":{"role":0}}',
    });
    expect(polluted.statusCode).toBe(400);
  });

  it('change named fields and leave the others', async () => {
    const client = await test.signUp('dana');
    const url = `/user/${client.user._id}`;
    const response = await client.put(url, { name: 'דנה', emailNotifications: true, address: 'Haifa' });
    expect(response.json()).toMatchObject({ name: 'דנה', emailNotifications: true, address: 'Haifa', phone: '' });
    expect((await client.get(url)).json()).toEqual(response.json());
    expect((await client.put(url, {})).json()).toEqual(response.json());
  });

  it('let admins see and change every account of people, as the calls of admins do', async () => {
    const admin = await test.signUpAs('admin', 1);
    const other = await test.signUp('omar');
    expect((await admin.get(`/user/${other.user._id}`)).statusCode).toBe(200);
    const url = `/user/${other.user._id}`;
    expect((await other.put(`/user/${admin.user._id}`, { name: 'Changed' })).json().code).toBe('notFound');
    expect((await admin.put('/user/nobody-of-that-name', { name: 'Changed' })).json().code).toBe('notFound');
    const boss = await test.signUpAs('boss', 0);
    expect((await admin.put(`/user/${boss.user._id}`, { name: 'Changed' })).json().code).toBe('forbidden');
    const changes = { name: 'Changed', currency: 'ILS', emailNotifications: true, disableRemotesGames: true };
    expect((await admin.put(url, changes)).json()).toMatchObject(changes);
    const entries = (await admin.get('/admin/audit')).json().entries;
    expect(entries).toMatchObject([{ action: 'manageUser', target: other.user._id, after: { currency: 'ILS' } }]);
    // The whole record sent back changes what is other in it.
    const whole = { ...(await admin.get(url)).json(), phone: '050-1234567' };
    expect((await admin.put(url, whole)).json()).toMatchObject({ name: 'Changed', phone: '050-1234567' });
    const told: { after: object }[] = (await admin.get('/admin/audit')).json().entries;
    expect(told.map(({ after }) => after)).toContainEqual({ phone: '050-1234567' });
    expect((await admin.put(url, { role: 9 })).json()).toMatchObject({
      code: 'invalidInput',
      fields: [{ path: 'role' }],
    });
    // What others alone may change is nobody's own to change, an admin's neither.
    for (const client of [other, admin]) {
      const own = { role: 0, email: 'mine@school.org', disabledFromAdmin: true, institution: 'another-one' };
      const kept = (await client.put(`/user/${client.user._id}`, own)).json();
      expect(kept).toMatchObject({ role: client.user.role, email: client.user.email, disabledFromAdmin: false });
    }
    expect((await admin.delete(`/user/${boss.user._id}`)).json().code).toBe('forbidden');
    expect((await admin.delete(url)).statusCode).toBe(200);
    expect((await other.post('/auth/checkLogin')).statusCode).toBe(401);
  });
});

function pick({ email, password }: typeof dana) {
  return { email, password };
}
