import { afterEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
afterEach(() => test.close());

it('robots may read the front page, guests’ screens and the way into a game, and no working screen', async () => {
  test = await buildTestApp();
  const { body, headers } = await test.inject({ url: '/robots.txt' });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = body.split('\n');
  for (const path of ['/$', '/en/login$', '/he/accessibility$', '/play']) expect(lines).toContain(`Allow: ${path}`);
  expect(lines).toContain('Disallow: /');
  expect(body).not.toMatch(/dashboard|my-games|admin\/users/);
});

it('security.txt names the owner’s contact, or says that none is set', async () => {
  test = await buildTestApp({ config: { publicUrl: 'https://quiz.example.org' }, now: () => Date.UTC(2030, 0, 1) });
  const read = async () => (await test.inject({ url: '/.well-known/security.txt' })).body;
  const plain = await read();
  expect(plain).toContain('has set no address');
  expect(plain).toContain('Contact: https://quiz.example.org/en/accessibility');
  expect(plain).toContain('Expires: 2030-06-30T00:00:00.000Z');
});
