import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const NO_SCRIPTS = {
  gtmId: '',
  ga4Id: '',
  metaPixelId: '',
  accessibilityVendor: 'none',
  accessibilityAccount: '',
};
let app: TestApp;
let behindHttps: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  behindHttps = await buildTestApp({
    config: { publicUrl: 'https://quiz.example.org', miniGameHosts: ['games.example.org'] },
  });
});
afterAll(async () => {
  await app.close();
  await behindHttps.close();
});

test('everybody may know these, and nothing else', async () => {
  const reply = await app.inject({ url: '/setting', headers: { host: 'school.local:3000' } });
  expect(reply.json()).toEqual({
    cloudName: 'demo',
    uploadPreset: '',
    host: '',
    baseUrl: 'http://school.local:3000',
    deliveryUrl: '',
    miniGameHosts: ['h5p.org', '*.h5p.com', 'learningapps.org', '*.learningapps.org', 'wordwall.net'],
    scripts: NO_SCRIPTS,
    contact: { name: '', email: '', phone: '' },
    emailTopLevelMax: 3,
  });
});

test('the address that people type, and the hosts of mini-games in the frames that are allowed', async () => {
  const reply = await behindHttps.inject({ url: '/setting', headers: { host: '203.0.113.9' } });
  expect(reply.json()).toMatchObject({ baseUrl: 'https://quiz.example.org', miniGameHosts: ['games.example.org'] });
  expect(String(reply.headers['content-security-policy'])).toContain(
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://games.example.org;',
  );
});
