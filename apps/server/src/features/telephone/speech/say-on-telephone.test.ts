import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

const URL = '/telephone/say';
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('a text as callers hear it', () => {
  it.each<[string, object]>([
    ['nothing', { text: ' ', language: 'he' }],
    ['too much', { text: 'a'.repeat(1001), language: 'he' }],
    ['a language that nobody speaks', { text: 'Hallo', language: 'de' }],
    ['a voice of the caller’s own', { text: 'hello', language: 'en', voice: 'x' }],
  ])('is refused: %s', async (_what, body) => {
    const dana = await test.signUp(`dana${Math.random().toString(36).slice(2, 8)}`);
    expect((await dana.post(URL, body)).json().code).toBe('invalidInput');
  });

  it('is for who is signed in', async () => {
    const payload = { text: 'hello', language: 'en' };
    expect((await test.inject({ method: 'POST', url: URL, payload })).json().code).toBe('notSignedIn');
  });

  it('is a recording that anybody may fetch who knows its address, whole or in part', async () => {
    const dana = await test.signUp('dana');
    const said = (await dana.post(URL, { text: 'Which sea?', language: 'en' })).json();
    expect(said.address).toMatch(/^\/telephone\/said\/[0-9a-f]{40}\.wav$/);
    const { headers, rawPayload } = await test.inject({ url: said.address });
    expect(headers).toMatchObject({
      'content-type': 'audio/wav',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(rawPayload.readUInt32LE(24)).toBe(8000);
    expect(Math.round((rawPayload.length - 44) / 16)).toBe(said.lengthMs);
    expect(said.lengthMs).toBeGreaterThan(400);
    const part = await test.inject({ url: said.address, headers: { range: 'bytes=0-43' } });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 44]);
    expect((await test.inject({ url: said.address, headers: { range: 'bytes=9999999-' } })).statusCode).toBe(416);
    expect((await dana.post(URL, { text: '  Which   sea? ', language: 'en' })).json()).toEqual(said);
    expect((await dana.post(URL, { text: 'Which sea?', language: 'he' })).json().address).not.toBe(said.address);
  });

  it.each(['0'.repeat(40), 'x', '..%2f..%2fquestions.sqlite', `${'0'.repeat(40)}.wav.part`])(
    'is at no other address: %s',
    async (file) => {
      expect((await test.inject({ url: `/telephone/said/${file}` })).statusCode).toBe(404);
      expect((await test.inject({ url: `/telephone/said/${file}.wav` })).statusCode).toBe(404);
    },
  );
});
