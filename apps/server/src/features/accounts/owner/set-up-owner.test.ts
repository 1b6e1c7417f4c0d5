import { SessionUser } from '@qc/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { TestClient } from '../../../testing/test-client.ts';
import { ensureOwner } from './ensure-owner.ts';

const OLGA = { name: 'Olga', email: 'olga@school.org', password: 'kefir-und-brot', language: 'en' };

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.close());

/** The owner of a new installation, signed in by the console's link. */
async function arrive(): Promise<TestClient> {
  const { token } = await ensureOwner(test.platform);
  const reply = await test.inject({ method: 'POST', url: '/auth/token', payload: { token } });
  return clientOf(reply);
}
function clientOf(reply: Awaited<ReturnType<TestApp['inject']>>): TestClient {
  const [cookie] = reply.cookies;
  expect(reply.statusCode, reply.body).toBe(200);
  return new TestClient(test.app, SessionUser.parse(reply.json()), `${cookie?.name}=${cookie?.value}`);
}

describe('the owner of a new installation', () => {
  it('can do nothing but say who it is, or leave', async () => {
    const owner = await arrive();
    expect(owner.user.setupDue).toBe(true);
    for (const url of ['/game', '/admin/setting', '/admin/dashboard', '/user', `/user/${owner.user._id}`]) {
      const refused = await owner.get(url);
      expect([refused.statusCode, refused.json().code], url).toEqual([403, 'setupRequired']);
    }
    expect((await owner.post('/auth/checkLogin', {})).json()).toMatchObject({ setupDue: true });
    expect((await owner.post('/auth/logout', {})).statusCode).toBe(200);
  });

  it.each([
    [{ ...OLGA, password: 'short' }, 'invalidInput'],
    [{ ...OLGA, password: 'sevench' }, 'invalidInput'],
    [{ ...OLGA, password: 'password1' }, 'commonPassword'],
    [{ ...OLGA, email: 'owner@questions.local' }, 'invalidInput'],
    [{ ...OLGA, email: 'dana@school.org' }, 'emailTaken'],
    [{ ...OLGA, role: 0 }, 'invalidInput'],
  ])('is not let past with %j', async (fields, code) => {
    await test.signUp('dana');
    const owner = await arrive();
    expect((await owner.post('/auth/owner', fields)).json().code).toBe(code);
    expect((await owner.get('/game')).json().code).toBe('setupRequired');
  });

  it('signs in from then on by address and password, here at once; older sessions and links are over', async () => {
    const [elsewhere, owner] = [await arrive(), await arrive()];
    const { token } = await ensureOwner(test.platform);
    const now = clientOf(await owner.post('/auth/owner', OLGA));
    expect(now.user).toMatchObject({ name: 'Olga', email: OLGA.email, contactEmail: OLGA.email, language: 'en' });
    expect(now.user.setupDue).toBeUndefined();
    expect((await now.get('/admin/setting')).statusCode).toBe(200);
    expect((await elsewhere.get('/game')).statusCode).toBe(401);
    expect((await test.inject({ method: 'POST', url: '/auth/token', payload: { token } })).statusCode).toBe(401);
    expect((await ensureOwner(test.platform)).token).toBeNull();
    const { email, password } = OLGA;
    const again = await test.inject({ method: 'POST', url: '/auth/login', payload: { email, password } });
    expect(again.statusCode).toBe(200);
    expect((await now.post('/auth/owner', { ...OLGA, email: 'other@school.org' })).json().code).toBe('forbidden');
  });

  it('is said by one of two presses at one instant', async () => {
    const owner = await arrive();
    const presses = ['a', 'b'].map((n) => owner.post('/auth/owner', { ...OLGA, email: `olga-${n}@school.org` }));
    const codes = (await Promise.all(presses)).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes[0]).toBe(200);
    expect(codes[1]).toBeGreaterThanOrEqual(401);
  });
});

it('is nobody’s but the owner’s without a password', async () => {
  for (const role of [0, 1, 2, 3] as const) {
    const person = await test.signUpAs(`person-${role}`, role);
    const refused = await person.post('/auth/owner', OLGA);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
  }
});
