import { dictionary } from '@zxcvbn-ts/language-common';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readMails } from '../../testing/read-mails.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { ensureOwner } from './ensure-owner.ts';
import { refuseWeakPassword } from './password-rule.ts';

const long = dictionary['passwords-common'].filter((password) => password.length >= 6);
const dana = { role: 2, email: 'dana.levi@school.org', name: 'Dana Levi' };
let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp({ config: { publicUrl: 'https://quiz.example.org' } });
});
afterEach(() => test.close());

it('the 3,000 most common are refused to everybody, whatever their case', async () => {
  const judged = await Promise.all(
    long
      .slice(0, 3000)
      .flatMap((password) => [password, password.toUpperCase()].map((text) => refuseWeakPassword(dana, text, 'p'))),
  );
  expect(judged.filter((failure) => failure?.code === 'commonPassword')).toHaveLength(6000);
  expect(await refuseWeakPassword(dana, 'six-letters', 'p')).toBeNull();
});

it('staff may use none of the whole list, and nothing short', async () => {
  const rare = long.slice(3000).find((password) => password.length >= 8) ?? '';
  expect(await refuseWeakPassword(dana, rare, 'p')).toBeNull();
  for (const role of [0, 1, 3]) {
    expect(await refuseWeakPassword({ ...dana, role }, rare, 'p')).toMatchObject({ code: 'commonPassword' });
    expect(await refuseWeakPassword({ ...dana, role }, 'seven77', 'p')).toMatchObject({
      code: 'invalidInput',
      fields: [{ path: 'p', code: 'too_small', limit: 8 }],
    });
    expect(await refuseWeakPassword({ ...dana, role }, 'Owner-pass-1', 'p')).toBeNull();
  }
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
