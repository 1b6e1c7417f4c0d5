import { errorTexts } from '@qc/words/server';

import { afterAll, beforeAll, expect, it } from 'vitest';
import { formBody, type FormPart, sendForm } from '../../../testing/form.ts';
import { makeOwnedRecords } from '../../../testing/owned-records.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let test: TestApp;
let dana: TestClient;
let url = '';
beforeAll(async () => {
  test = await buildTestApp();
  dana = await test.signUp('dana');
  url = `/api/GameResult/${(await makeOwnedRecords(test, dana)).resultId}`;
});
afterAll(() => test.close());

const send = async (...parts: FormPart[]) => {
  const { payload, headers } = formBody(parts);
  return test.inject({ method: 'PUT', url, payload, headers: { ...dana.headers, ...headers } });
};
const name = (value: string): FormPart => ({ name: 'name', value });

it('reads text parts in any language', async () => {
  const reply = await sendForm(test, dana, { method: 'PUT', url, parts: { name: 'ערב חידון «ليلة»' } });
  expect([reply.statusCode, reply.json().name]).toEqual([200, 'ערב חידון «ليلة»']);
});

it('takes a form without parts for one that changes nothing', async () => {
  expect((await send()).statusCode).toBe(200);
});

it('refuses parts it does not know, files, and parts that come twice', async () => {
  const codes = async (...parts: FormPart[]) => {
    const reply = await send(...parts);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalidInput']);
    return reply.json().fields;
  };
  expect(await codes(name('Fine'), { name: 'user_id', value: 'me' })).toEqual([
    { path: 'user_id', code: 'unrecognized_keys' },
  ]);
  expect(await codes(name('Fine'), { name: 'file', value: 'x', file: 'a.txt' })).toEqual([
    { path: 'file', code: 'unrecognized_keys' },
  ]);
  expect(await codes(name('One'), name('Two'))).toEqual([{ path: 'name', code: 'twice' }]);
  expect(await codes({ name: 'correction', value: '{not json' })).toEqual([{ path: 'correction', code: 'json' }]);
  expect((await send({ name: '__proto__', value: 'x' })).statusCode).toBe(400);
});

it('says of any other body that a form is expected, and nothing of files', async () => {
  const kinds = {
    'application/x-www-form-urlencoded': 'name=abc',
    'application/json': '{"name":"abc"}',
    'text/plain': 'a',
  };
  for (const [kind, payload] of Object.entries(kinds)) {
    const headers = { ...dana.headers, 'content-type': kind };
    const reply = await test.inject({ method: 'PUT', url, payload, headers });
    expect([kind, reply.statusCode, reply.json()]).toMatchObject([
      ...[kind, 415],
      { code: 'formExpected', ...errorTexts('formExpected') },
    ]);
  }
  expect((await test.inject({ method: 'PUT', url, headers: dana.headers })).json().code).toBe('formExpected');
});

it('refuses what is too much, and bodies that cannot be read', async () => {
  const tooLarge = async (...parts: FormPart[]) => (await send(...parts)).json().code;
  expect(await tooLarge(name('x'.repeat(70_000)))).toBe('tooLarge');
  expect(await tooLarge(name('x'.repeat(40_000)), { name: 'correction', value: 'y'.repeat(40_000) })).toBe('tooLarge');
  expect(await tooLarge(...Array.from({ length: 9 }, (_, n) => ({ name: `p${n}`, value: '' })))).toBe('tooLarge');
  const broken = { ...dana.headers, 'content-type': 'multipart/form-data; boundary=abc' };
  const reply = await test.inject({ method: 'PUT', url, payload: '--abc\r\nnothing', headers: broken });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalidInput']);
});
