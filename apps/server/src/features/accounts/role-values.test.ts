import { isAdminRole } from '@qc/contract';
import { sql } from 'kysely';
import { dialectName } from '#platform/db/dialect-name';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

/** A-03 of the reliability plan: what a careless comparison takes for an admin. */
const STRANGE: unknown[] = [null, '', [], [1], '0', '1', true, false, -1, 99, 1.5, {}, { role: 1 }, undefined];
let test: TestApp;
let dana: TestClient;
beforeEach(async () => {
  test = await buildTestApp();
  dana = await test.signUp('dana');
});
afterEach(() => test.close());

it('only the numbers 0 and 1 are admins', () => {
  expect(STRANGE.filter((role) => isAdminRole(role))).toEqual([]);
  expect([0, 1, 2, 3].map(isAdminRole)).toEqual([true, true, false, false]);
});

it('no strange role in a body makes anybody anything', async () => {
  const owner = await test.signUpAs('owner', 0);
  const admin = await test.signUpAs('admin', 1);
  const before = await test.platform.db.selectFrom('app_user').select(['id', 'role']).orderBy('id').execute();
  const given = STRANGE.filter((role) => role !== undefined);
  for (const role of given) {
    for (const by of [owner, admin]) {
      expect((await by.put(`/admin/user/${dana.user._id}`, { role })).statusCode, JSON.stringify(role)).toBe(400);
    }
    // A whole account may be sent back: what it says of its role is ignored.
    expect((await dana.put(`/user/${dana.user._id}`, { role, type: role })).json().role).toBe(2);
    const person = { name: 'Omar', email: 'omar@school.org', contactEmail: 'omar@school.org', password: 'secret-omar' };
    const payload = { ...person, role, type: role };
    expect((await test.inject({ method: 'POST', url: '/auth/register', payload })).statusCode).toBe(400);
    const added = { users: [{ name: 'Omar', email: 'omar@school.org', role }] };
    expect((await admin.post('/admin/addManyUsers', added)).statusCode).toBe(400);
  }
  expect(await test.platform.db.selectFrom('app_user').select(['id', 'role']).orderBy('id').execute()).toEqual(before);
});

it('a strange role in a row gives no rights at all', async () => {
  const { db } = test.platform;
  // What the database itself would refuse, as a damaged or foreign one might hold it.
  if (dialectName(db) === 'sqlite') await sql`pragma ignore_check_constraints = on`.execute(db);
  else await sql`alter table app_user drop constraint app_user_role_check`.execute(db);
  for (const role of [99, -1, 4]) {
    await db.updateTable('app_user').set({ role }).where('id', '=', dana.user._id).execute();
    for (const url of ['/user', '/admin/dashboard', '/game', '/admin/checkLogin']) {
      expect((await dana.get(url)).statusCode, `${role} ${url}`).toBe(401);
    }
    expect((await dana.post('/auth/checkLogin')).statusCode).toBe(401);
  }
  const payload = { email: 'dana@school.org', password: 'secret-dana' };
  expect((await test.inject({ method: 'POST', url: '/auth/login', payload })).statusCode).toBe(401);
  // What is no whole number does not even get in.
  for (const role of ['', 'admin', '[1]', 'true', 1.5, null, Buffer.from([1])]) {
    const written = sql`update app_user set role = ${role} where id = ${dana.user._id}`.execute(db);
    await expect(written, String(role)).rejects.toThrow();
  }
});

it('a session value, cookie or token says nothing of a role', async () => {
  expect((await dana.get('/user', { headers: { 'x-role': '0', role: '1' } })).statusCode).toBe(404);
  expect((await dana.get('/user?role=0')).statusCode).toBe(404);
});
