import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('an admin signs a person out everywhere, which is written down; others stay, and an owner is no admin’s matter', async () => {
  const admin = await test.signUpAs('adam', 1);
  const owner = await test.signUpAs('olga', 0);
  const dana = await test.signUp('dana');
  const again = await test.signIn('dana');
  const omar = await test.signUp('omar');
  const url = (id: string) => `/admin/user/${id}/end-sessions`;
  expect((await omar.post(url(dana.user._id))).json().code).toBe('notFound');
  expect((await admin.post(url(owner.user._id))).json().code).toBe('forbidden');
  expect((await admin.post(url('nobody-at-all'))).json().code).toBe('notFound');
  expect((await dana.get('/game')).statusCode).toBe(200);
  expect((await admin.post(url(dana.user._id))).json()).toEqual({ ok: true });
  for (const client of [dana, again]) expect((await client.get('/game')).statusCode).toBe(401);
  expect((await omar.get('/game')).statusCode).toBe(200);
  expect((await test.signIn('dana')).user._id).toBe(dana.user._id);
  const entries = await test.platform.db.selectFrom('audit_entry').select(['action', 'target_id']).execute();
  expect(entries).toContainEqual({ action: 'endUserSessions', target_id: dana.user._id });
});
