import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let folder: string;
let test: TestApp;
let owner: TestClient;
let nowMs = Date.UTC(2026, 10, 20);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'qc-pages-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<meta name="csp-nonce" content="__CSP_NONCE__"><meta name="api-host" content="__API_HOST__" /><script nonce="__CSP_NONCE__">a</script>',
  );
  writeFileSync(join(folder, 'play.html'), '<script nonce="__CSP_NONCE__">play</script>');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  test = await buildTestApp({ now: () => nowMs, webFolder: folder, config: { publicUrl: 'https://quiz.example.org' } });
  owner = await test.signUpAs('olga', 0);
});
afterEach(() => test.close());

const NONE = {
  gtmId: '',
  ga4Id: '',
  metaPixelId: '',
  accessibilityVendor: 'none',
  accessibilityAccount: '',
};
const set = async (changes: object) => expect((await owner.put('/admin/setting', changes)).statusCode).toBe(200);
const setScripts = (scripts: object) => set({ scripts: { ...NONE, ...scripts } });

/** The directives of a page's policy, with what differs from answer to answer put aside. */
async function policyOf(url: string): Promise<Record<string, string[]>> {
  const { headers, body } = await test.inject({ url, headers: { accept: 'text/html', host: 'quiz.example.org' } });
  expect(body).toContain('<script');
  const text = String(headers['content-security-policy']).replace(/'(nonce|sha256)-[^']+'/g, "'$1'");
  return Object.fromEntries(
    text.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(' ');
      return [name, sources];
    }),
  );
}
const PAGES = ['/he/my-games', '/en/admin/settings', '/he/present/abcdefgh', '/play', '/play/123456'];
async function policies(): Promise<Record<string, Record<string, string[]>>> {
  return Object.fromEntries(await Promise.all(PAGES.map(async (url) => [url, await policyOf(url)])));
}

it('nothing changes while no third party is set', async () => {
  const before = await policies();
  expect(before['/he/my-games']?.['script-src']).toEqual(["'self'", "'nonce'"]);
  await setScripts({});
  expect(await policies()).toEqual(before);
});

it.each([
  [{ gtmId: 'GTM-ABCD12' }, 'https://www.googletagmanager.com'],
  [{ ga4Id: 'G-ABCDEF12' }, 'https://*.google-analytics.com'],
  [{ metaPixelId: '1234567890' }, 'https://www.facebook.com'],
  [{ accessibilityVendor: 'userway', accessibilityAccount: 'abc' }, 'https://*.userway.org'],
  [{ accessibilityVendor: 'accessibe' }, 'https://acsbapp.com'],
  [{ accessibilityVendor: 'equalweb', accessibilityAccount: 'abc' }, 'https://*.equalweb.com'],
])('%j opens the working screens to it, never players’ pages and presenters’ screens', async (scripts, host) => {
  const before = await policies();
  await setScripts(scripts);
  const after = await policies();
  for (const url of ['/he/present/abcdefgh', '/play', '/play/123456']) expect(after[url], url).toEqual(before[url]);
  const page = after['/he/my-games'] ?? {};
  expect(page['script-src']).toEqual(["'self'", "'nonce'", "'strict-dynamic'"]);
  expect(page['img-src']).toContain(host);
  expect(page['connect-src']).toContain(host);
  for (const kept of ['object-src', 'base-uri', 'frame-ancestors', 'form-action', 'script-src-attr', 'worker-src']) {
    expect(page[kept], kept).toEqual(before['/he/my-games']?.[kept]);
  }
  expect(JSON.stringify([page['script-src'], page['default-src']])).not.toMatch(/unsafe|http|\*/);
  await setScripts({});
  expect(await policies()).toEqual(before);
});

it('lets the widgets of accessibility vendors write styles, and nobody else', async () => {
  await setScripts({ gtmId: 'GTM-ABCD12' });
  expect((await policyOf('/he/my-games'))['style-src']).toEqual(["'self'", "'nonce'"]);
  await setScripts({ accessibilityVendor: 'accessibe' });
  const styles = (await policyOf('/he/my-games'))['style-src'];
  expect(styles).toEqual(["'self'", 'https://acsbapp.com', 'https://*.acsbapp.com', "'unsafe-inline'"]);
});

it('lets every page show media of another cloud, and call another host', async () => {
  await set({ cloudName: 'acme', uploadPreset: 'quiz', host: 'https://api.example.org' });
  for (const [url, policy] of Object.entries(await policies())) {
    for (const directive of ['img-src', 'media-src', 'connect-src']) {
      expect(policy[directive], url).toContain('https://res.cloudinary.com');
      expect(policy[directive], url).toContain('https://api.example.org');
    }
    expect(policy['connect-src']).toContain('wss://api.example.org');
  }
});

it('tells the working screens where their calls go, and players’ pages nothing', async () => {
  const bodyOf = async (url: string) => (await test.inject({ url, headers: { accept: 'text/html' } })).body;
  expect(await bodyOf('/he/my-games')).toContain('<meta name="api-host" content="" />');
  await set({ host: 'https://api.example.org/' });
  expect(await bodyOf('/he/my-games')).toContain('<meta name="api-host" content="https://api.example.org" />');
  expect(await bodyOf('/play')).not.toContain('api.example.org');
  await set({ host: '' });
  expect(await bodyOf('/he/my-games')).toContain('<meta name="api-host" content="" />');
});

it('pages come also while the settings cannot be read', async () => {
  await setScripts({ gtmId: 'GTM-ABCD12' });
  await test.platform.db.destroy();
  nowMs += 60_000;
  expect((await policyOf('/he/my-games'))['script-src']).toEqual(["'self'", "'nonce'"]);
});
