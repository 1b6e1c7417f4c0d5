import { Secret, TOTP } from 'otpauth';
import { afterEach, expect, it } from 'vitest';
import { resealTwoSteps } from '#features/accounts';
import { readConfig } from './config.ts';
import { buildTestApp } from './testing/test-app.ts';
import { STORED_SECRET, useServerSecrets } from '#platform/server-secret';

const PRESENT = 'p'.repeat(40);
const FORMER = 'f'.repeat(40);

afterEach(() => useServerSecrets([]));

it('a secret that is changed keeps sessions and second steps while the former one stands beside it, and not after', async () => {
  let nowMs = Date.UTC(2026, 10, 20);
  const test = await buildTestApp({ now: () => nowMs });
  const dana = await test.signUp('dana');
  const { secret } = (await dana.post('/auth/two-step/start', { password: 'secret-dana' })).json();
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs });
  expect((await dana.post('/auth/two-step/confirm', { code: code() })).statusCode).toBe(200);
  const game = { name: 'Sea', setting: { gameType: 'firebase' } };
  const signIn = async () => {
    nowMs += 60_000;
    const payload = { email: 'dana@school.org', password: 'secret-dana', code: code() };
    return (await test.inject({ method: 'POST', url: '/auth/login', payload })).statusCode;
  };
  useServerSecrets([PRESENT]);
  expect((await dana.post('/game', game)).json().code).toBe('badSessionValue');
  useServerSecrets([PRESENT, STORED_SECRET]);
  expect((await dana.post('/game', game)).statusCode).toBe(200);
  expect(await signIn()).toBe(200);
  // Sealed anew, the former one can go; what it proved has ended with it.
  expect(await resealTwoSteps(test.platform)).toBe(1);
  useServerSecrets([PRESENT]);
  expect(await signIn()).toBe(200);
  expect((await dana.post('/game', game)).json().code).toBe('badSessionValue');
  await test.close();
});

it('the environment gives the present one and the former one, or a file does; the former alone is a mistake', () => {
  expect(readConfig({}).serverSecrets).toEqual([]);
  expect(readConfig({ SERVER_SECRET: PRESENT }).serverSecrets).toEqual([PRESENT]);
  const both = readConfig({ SERVER_SECRET: PRESENT, FORMER_SERVER_SECRET: FORMER });
  expect(both.serverSecrets).toEqual([PRESENT, FORMER]);
  const stored = readConfig({ SERVER_SECRET: PRESENT, FORMER_SERVER_SECRET: STORED_SECRET });
  expect(stored.serverSecrets).toEqual([PRESENT, STORED_SECRET]);
  for (const wrong of [
    { SERVER_SECRET: 'short' },
    { FORMER_SERVER_SECRET: FORMER },
    { SERVER_SECRET_FILE: '/no/such/file' },
    { SERVER_SECRET: PRESENT, SERVER_SECRET_FILE: '/no/such/file' },
  ]) {
    expect(() => readConfig(wrong)).toThrow(/SERVER_SECRET/);
  }
});
