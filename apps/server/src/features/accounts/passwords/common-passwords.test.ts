import { dictionary } from '@zxcvbn-ts/language-common';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readMails } from '../../../testing/read-mails.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { ensureOwner } from '../owner/ensure-owner.ts';
import { refuseWeakPassword } from './password-rule.ts';

const long = dictionary['passwords-common'].filter((password) => password.length >= 6);
const dana = { role: 2, email: 'dana.levi@school.org', name: 'Dana Levi' };
let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp({ config: { publicUrl: 'https://quiz.example.org' } });
});
afterEach(() => test.close());

it('common ones are refused to everybody, whatever their case', async () => {
  const judged = await Promise.all(
    long
      .filter((_password, n) => n % 12 === 0)
      .flatMap((password) => [password, password.toUpperCase()].map((text) => refuseWeakPassword(dana, text, 'p'))),
  );
  expect(judged.filter((failure) => failure?.code === 'commonPassword')).toHaveLength(judged.length);
  expect(judged.length).toBeGreaterThan(6000);
  expect(await refuseWeakPassword(dana, 'six-letters', 'p')).toBeNull();
});

it('staff need eight characters', async () => {
  for (const role of [0, 1, 3]) {
    expect(await refuseWeakPassword({ ...dana, role }, 'seven77', 'p')).toMatchObject({
      code: 'invalidInput',
      fields: [{ path: 'p', code: 'too_small', limit: 8 }],
    });
    expect(await refuseWeakPassword({ ...dana, role }, 'Owner-pass-1', 'p')).toBeNull();
  }
});

it.each(['questions', 'questionscreator', 'Creator1', 'Questions-26', 'brightway!', 'Brightway26', 'quizhall99'])(
  '%s is a word of the house',
  async (password) => {
    const house = ['brightway', 'quizhall'];
    for (const role of [0, 2]) {
      expect(await refuseWeakPassword({ ...dana, role }, password, 'p', house)).not.toBeNull();
    }
    expect(await refuseWeakPassword(dana, `${password}-and-more`, 'p', house)).toBeNull();
  },
);

it('the house is known by its address and by the institution of the person', async () => {
  const post = (password: string) =>
    test.inject({
      method: 'POST',
      url: '/auth/register',
      payload: { name: 'Omar', email: 'omar@school.org', contactEmail: '', phone: '', language: 'he', password },
    });
  expect((await post('example2026')).json()).toMatchObject({ code: 'commonPassword' });
  const { db } = test.platform;
  const manager = await test.signUp('noa');
  const owner = await test.signUpAs('owner', 0);
  const { _id } = (await owner.post('/institution', { name: 'Brightway High' })).json();
  await db.updateTable('app_user').set({ institution_id: _id }).where('id', '=', manager.user._id).execute();
  const change = (newPassword: string) =>
    manager.post('/auth/change-password', { password: 'secret-noa', newPassword });
  expect((await change('Brightway1')).json()).toMatchObject({ code: 'commonPassword' });
  expect((await change('a-bright-way-off')).statusCode).toBe(200);
});

it('nobody takes the own name or address', async () => {
  for (const own of ['dana.levi@school.org', 'Dana.Levi', 'DANA LEVI']) {
    expect(await refuseWeakPassword(dana, own, 'p')).toMatchObject({ code: 'commonPassword' });
  }
});

it('registering, changing and resetting all ask', async () => {
  const fields = { name: 'Omar', email: 'omar@school.org', contactEmail: 'omar@school.org', password: 'password1' };
  const refused = await test.inject({ method: 'POST', url: '/auth/register', payload: fields });
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'commonPassword']);
  expect(refused.json().fields).toEqual([{ path: 'password', code: 'common' }]);
  const client = await test.signUp('dana');
  const changed = await client.post('/auth/change-password', { password: 'secret-dana', newPassword: 'iloveyou' });
  expect(changed.json()).toMatchObject({ code: 'commonPassword', fields: [{ path: 'newPassword', code: 'common' }] });
  await test.inject({ method: 'POST', url: '/auth/forgot-password', payload: { email: 'dana@school.org' } });
  const token = (await readMails(test)).map((mail) => mail.token).join('');
  const reset = (password: string) =>
    test.inject({ method: 'POST', url: '/auth/reset-password', payload: { token, password } });
  expect((await reset('12345678')).json().code).toBe('commonPassword');
  expect((await reset('brand-new-1')).statusCode).toBe(200);
});

it('the owner’s first password is judged before it is taken', async () => {
  const owner = { email: 'owner@school.org', password: 'password123' };
  const platform = { ...test.platform, config: { ...test.platform.config, owner } };
  await expect(ensureOwner(platform)).rejects.toThrow('OWNER_PASSWORD is one that guessers try first');
});
