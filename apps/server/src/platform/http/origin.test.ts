import { expect, it } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';

async function ask(publicUrl: string | null, host: string, origin: string, more: Record<string, string> = {}) {
  const test = await buildTestApp({ config: { publicUrl, trustedProxies: 1 } });
  try {
    const headers = { host, origin, ...more };
    const payload = { email: 'dana@school.org', password: 'a wrong one' };
    const reply = await test.inject({ method: 'POST', url: '/auth/login', headers, payload });
    return reply.json().code;
  } finally {
    await test.close();
  }
}
const OURS = 'https://quiz.example.org';

it.each([
  ['the own address by another scheme and port', OURS, 'quiz.example.org', 'https://quiz.example.org:8443'],
  ['the own name in clear', OURS, 'quiz.example.org', 'http://quiz.example.org'],
  ['another site', null, 'localhost', 'http://evil.example'],
])('%s is no page of ours', async (_what, publicUrl, host, origin) => {
  expect(await ask(publicUrl, host, origin)).toBe('originRefused');
});

it('a host that only a proxy names is not ours', async () => {
  const forwarded = { 'x-forwarded-host': 'evil.example' };
  expect(await ask(null, 'localhost', 'http://evil.example', forwarded)).toBe('originRefused');
});

it.each([
  ['the own address', OURS, 'inside:3000', OURS],
  ['a number of the own network', OURS, '192.168.1.5:3000', 'http://192.168.1.5:3000'],
  ['this machine', OURS, '[::1]:3000', 'http://[::1]:3000'],
  ['a name of the own network', OURS, 'desk.local', 'http://desk.local'],
  ['any name, where no address is set', null, 'quiz.example.org', 'http://quiz.example.org'],
])('%s is ours', async (_what, publicUrl, host, origin) => {
  expect(await ask(publicUrl, host, origin)).toBe('wrongCredentials');
});
