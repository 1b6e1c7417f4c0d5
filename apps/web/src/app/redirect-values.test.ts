import { describe, expect, it } from 'vitest';
import { checkLogin } from '../platform/session/session-calls.ts';
import { decideNavigation, landingAddress, type NavigationInput } from './navigation.ts';
import { takeLoginToken, waitingLoginToken } from '#platform/session';

const HOST = 'evil.example';
/** Beginnings by which browsers have been led away, or to run something. */
const STARTS = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  '\n//',
  ' //',
  '\u0000//',
  '/\u0000/',
  '/./',
  '/.//',
  '/..//',
  './/',
  '../',
  'https://',
  'http://',
  'HTTPS://',
  'hTtPs:\\\\',
  'https:/',
  'https:',
  'http:/\\',
  'ftp://',
  'ws://',
  'file:///',
  'blob:https://',
  'filesystem:https://',
  'about:blank#',
  'view-source:https://',
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  '\tjavascript:',
  'java\nscript:',
  'javascript\t:',
  'javascript://',
  'vbscript:',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'mailto:',
  'tel:',
  'intent://',
  '@',
  '/@',
  'user:password@',
  '/user@',
  '?',
  '#',
  '/%2f',
  '/%2F%2F',
  '/%5c',
  '/%5C%5C',
  '/%09/',
  '%2f%2f',
  '/;@',
  '/.',
  '/..',
  '/he//',
  '/he/\\',
  '/he/..//',
  '/he/../../',
  '/he/%2e%2e//',
  '/he/login?redirect=//',
  '/en/admin/login#//',
  '/default//',
  '/default/\\',
  '/default/..//',
  '/default/%2f%2f',
  '/xx//',
  '/he/login//',
  '/\u3002',
  '/／',
  '／／',
  '/\u2028/',
  '/\u00A0/',
  '\u3000//',
];
const VALUES = STARTS.map((start) => `${start}${HOST}/x`);

/** Where a browser on our site ends up; null: nowhere at all. */
const target = (address: string) => URL.parse(address, location.origin);
function expectHome(address: string, why: string): void {
  expect(target(address)?.origin, why).toBe(location.origin);
}

const input: NavigationInput = {
  path: '/he/my-games',
  query: '',
  hash: '',
  access: 'user',
  language: 'he',
  storedLanguage: null,
  timeZone: 'Asia/Jerusalem',
  user: null,
  adminRoutes: 'none',
};

it('are many', () => expect(new Set(VALUES).size).toBeGreaterThanOrEqual(80));

describe.each(VALUES)('%j', (value) => {
  it('as the kept address: leads home', () => {
    const address = landingAddress({ storedRedirect: value, language: 'he', role: 2, adminRoutes: 'none' });
    expectHome(address, address);
  });

  it('as an address with or without a language: no rule leads elsewhere', () => {
    const parsed = target(value);
    const shown = parsed?.origin === location.origin ? parsed : new URL('/', location.origin);
    for (const path of [value, shown.pathname, `/default/${value}`, `/${value}/x`]) {
      const { redirectTo, effects } = decideNavigation({ ...input, path, query: shown.search, hash: shown.hash });
      if (redirectTo !== null) expectHome(redirectTo, path);
      for (const effect of effects) {
        if (effect.kind !== 'saveRedirect') continue;
        // Whatever is kept is judged again when it is followed.
        const address = landingAddress({
          storedRedirect: effect.address,
          language: 'he',
          role: 0,
          adminRoutes: 'loaded',
        });
        expectHome(address, path);
      }
    }
  });

  it('beside a one-time token: the address stays ours', () => {
    const parsed = target(value);
    const address = parsed?.origin === location.origin ? parsed : new URL('/he/login', location.origin);
    address.searchParams.set('token', 's3cret');
    history.replaceState(null, '', address.href);
    const before = location.origin;
    takeLoginToken();
    expect(waitingLoginToken()).toBe('s3cret');
    expect(location.origin).toBe(before);
    expect(location.href).not.toContain('s3cret');
    history.replaceState(null, '', '/');
  });

  it('as the answer of the session check: runs nothing', async () => {
    const reply = { code: 'notSignedIn', clapErr: true, requestId: 'x', he: '', ar: '', en: '', redirect: value };
    const answered = globalThis.fetch;
    globalThis.fetch = async () => new Response(JSON.stringify(reply), { status: 401 });
    const followed: string[] = [];
    await checkLogin((address) => followed.push(address));
    globalThis.fetch = answered;
    for (const address of followed) expect(target(address)?.protocol, address).toMatch(/^https?:$/);
  });
});
