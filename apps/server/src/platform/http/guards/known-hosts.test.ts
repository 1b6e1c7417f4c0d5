import { afterEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestAppOptions } from '../../../testing/test-app.ts';

const OURS = 'https://quiz.example.org';
let test: TestApp;

afterEach(() => test.close());

async function open(config: TestAppOptions['config']): Promise<TestApp> {
  test = await buildTestApp({ config });
  return test;
}
async function status(host: string, url = '/setting', more: Record<string, string> = {}): Promise<number> {
  return (await test.inject({ url, headers: { host, ...more } })).statusCode;
}

it('a call for a name that a stranger may own is misdirected, whatever it asks', async () => {
  await open({ publicUrl: OURS, trustedProxies: 1 });
  for (const host of ['evil.example', 'quiz.example.org.evil.example', 'quiz.example.org:8443', '1.2.3.4.evil.example'])
    expect([host, await status(host)]).toEqual([host, 421]);
  const named = { 'x-forwarded-host': 'quiz.example.org' };
  expect(await status('evil.example', '/setting', named)).toBe(421);
  const login = { method: 'POST', url: '/auth/login', payload: {}, headers: { host: 'evil.example' } } as const;
  expect((await test.inject(login)).json().code).toBe('wrongHost');
  const page = await test.inject({ url: '/he', headers: { host: 'evil.example', accept: 'text/html' } });
  expect([page.statusCode, page.headers['content-type']]).toEqual([421, 'text/plain; charset=utf-8']);
});

it('the own address, listed ones, numbers and names of the own network are answered; probes by any name', async () => {
  await open({ publicUrl: OURS, allowedOrigins: ['https://inside.school.example'] });
  for (const host of [
    ...['quiz.example.org', 'QUIZ.example.org', 'inside.school.example', 'localhost:3000', '127.0.0.1:3000'],
    ...['[::1]:3000', '192.168.1.5', 'desk.local:3000', 'backend:3000'],
  ]) {
    expect([host, await status(host)]).toEqual([host, 200]);
  }
  expect(await status('probe.example', '/health')).toBe(200);
  expect(await status('probe.example', '/ready')).toBe(200);
});

it('an address that the owner sets on screen holds from then on, and a slip in it shuts nobody out', async () => {
  const { signUpAs } = await open({});
  const owner = await signUpAs('olga', 0);
  const by = (host: string) => ({ headers: { host, origin: `https://${host}` } });
  expect(await status('quiz.example.org')).toBe(200);
  const slip = { baseUrl: 'https://quiz.exampel.org' };
  expect((await owner.put('/admin/setting', slip, undefined, by('quiz.example.org'))).statusCode).toBe(200);
  expect(await status('evil.example')).toBe(421);
  expect((await owner.put('/admin/setting', { baseUrl: OURS }, undefined, by('quiz.example.org'))).statusCode).toBe(
    200,
  );
  expect(await status('quiz.example.org')).toBe(200);
  expect(await status('quiz.exampel.org')).toBe(421);
});

it('an owner who leaves the address for later is not shut out of the name by which he came', async () => {
  const { signUpAs } = await open({});
  const owner = await signUpAs('olga', 0);
  const call = { headers: { host: 'quiz.example.org', origin: OURS } };
  const later = await owner.put('/admin/setting', { setUpDone: true }, undefined, call);
  expect(later.json().settings?.baseUrl ?? later.json().baseUrl).toBe(OURS);
  expect(await status('evil.example')).toBe(421);
});

it('without an address, once the first questions are answered, only the own network is', async () => {
  const { signUpAs } = await open({});
  const owner = await signUpAs('olga', 0);
  await owner.put('/admin/setting', { setUpDone: true });
  expect(await status('evil.example')).toBe(421);
  expect(await status('192.168.1.5:3000')).toBe(200);
});
