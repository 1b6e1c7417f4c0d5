import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';

let test: TestApp;
let admin: TestClient;
let owner: TestClient;
let institution: string;
let dana: string;
beforeEach(async () => {
  test = await buildTestApp({ config: { publicUrl: null, smtpUrl: 'smtp://127.0.0.1:9' } });
  [admin, owner] = [await test.signUpAs('admin', 1), await test.signUpAs('owner', 0)];
  dana = (await test.signUp('dana')).user._id;
  institution = (await admin.post('/institution', { name: 'School' })).json()._id;
});
afterEach(() => test.close());

const invitations = () => [
  admin.post('/admin/addManyUsers', { users: [{ name: 'Noa', email: 'noa@school.org' }] }),
  admin.post(`/institution/${institution}/invite`, { email: 'omar@school.org' }),
  admin.post('/institution', { name: 'Another', managerEmail: 'lea@school.org' }),
  admin.post(`/admin/user/${dana}/password-link`),
];

it('nobody is invited while emails would not say where their code goes, until the owner says it', async () => {
  for (const refused of await Promise.all(invitations())) {
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'addressUnknown']);
  }
  expect(await test.platform.db.selectFrom('outgoing_mail').select('id').execute()).toEqual([]);
  expect((await admin.get('/institution')).json().count).toBe(1);
  expect((await owner.put('/admin/setting', { baseUrl: 'https://quiz.example.org' })).statusCode).toBe(200);
  for (const done of await Promise.all(invitations())) expect(done.statusCode).toBe(200);
});
