import { describe, expect, it } from 'vitest';
import { accessOf, decideNavigation, landingAddress, type NavigationInput } from './navigation.ts';

const guest: NavigationInput = {
  path: '/en/dashboard',
  query: '',
  hash: '',
  access: 'user',
  language: 'en',
  storedLanguage: null,
  timeZone: 'Europe/Paris',
  user: null,
  adminRoutes: 'loaded',
};
const regular: NavigationInput = { ...guest, user: { role: 2, country: 'FR' } };
const admin: NavigationInput = { ...guest, user: { role: 1, country: 'FR' } };

describe('decideNavigation', () => {
  it('1: tells a finished registration, then goes on with the rules', () => {
    const decision = decideNavigation({ ...regular, path: '/', query: '?isNewUser=1', access: 'guest' });
    expect(decision).toEqual({ redirectTo: '/en/login', effects: [{ kind: 'registrationCompleted' }] });
  });

  it('1: only that path and that value count', () => {
    expect(decideNavigation({ ...regular, path: '/', query: '?isNewUser=2' }).effects).toEqual([]);
    expect(decideNavigation({ ...regular, query: '?isNewUser=1' }).effects).toEqual([]);
  });

  it('2: a screen without authentication passes before its missing language is noticed', () => {
    expect(decideNavigation({ ...guest, path: '/notfound-edu', access: 'free' })).toEqual({
      redirectTo: null,
      effects: [],
    });
  });

  it('2 stands after 1', () => {
    const decision = decideNavigation({ ...guest, path: '/', query: '?isNewUser=1', access: 'free' });
    expect(decision).toEqual({ redirectTo: null, effects: [{ kind: 'registrationCompleted' }] });
  });

  it.each([
    ['/', null, 'Europe/Paris', '', '/en/login'],
    ['/', null, 'Asia/Jerusalem', '', '/he/login'],
    ['/', 'ar', 'Asia/Jerusalem', '', '/ar/login'],
    ['/', null, 'Europe/Paris', 'IL', '/he/login'],
    ['/', 'xx', 'Israel', '', '/he/login'],
    ['/dashboard', 'ar', 'Europe/Paris', '', '/ar/login'],
    ['/fr/dashboard', null, 'Europe/Paris', '', '/en/login'],
    ['/ar', 'he', 'Europe/Paris', '', '/ar/login'],
    ['/he/', 'ar', 'Europe/Paris', '', '/he/login'],
  ])('3: %s (stored %s, zone %s, country %s) goes to %s', (path, storedLanguage, timeZone, country, expected) => {
    const decision = decideNavigation({ ...guest, path, storedLanguage, timeZone, user: { role: 2, country } });
    expect(decision).toEqual({ redirectTo: expected, effects: [] });
  });

  it('3 stands before 6: nothing is saved as redirect', () => {
    expect(decideNavigation({ ...guest, path: '/my-games' }).effects).toEqual([]);
  });

  it("4: 'default' becomes the detected language and the rest of the address stays", () => {
    const input = { ...guest, path: '/default/create-game/abc/2', query: '?a=1', hash: '#x', storedLanguage: 'ar' };
    expect(decideNavigation(input)).toEqual({ redirectTo: '/ar/create-game/abc/2?a=1#x', effects: [] });
  });

  it('5: another language switches the interface and passes', () => {
    expect(decideNavigation({ ...regular, path: '/he/dashboard' })).toEqual({
      redirectTo: null,
      effects: [{ kind: 'switchLanguage', language: 'he' }],
    });
  });

  it('5: the same language switches nothing', () => {
    expect(decideNavigation(regular)).toEqual({ redirectTo: null, effects: [] });
  });

  it('6: a guest goes to Login and the full address is saved; the language has switched before', () => {
    expect(decideNavigation({ ...guest, path: '/he/results/r1', query: '?page=2', hash: '#q3' })).toEqual({
      redirectTo: '/he/login',
      effects: [
        { kind: 'switchLanguage', language: 'he' },
        { kind: 'saveRedirect', address: '/he/results/r1?page=2#q3' },
      ],
    });
  });

  it('6: Login itself, and the other screens for guests, pass', () => {
    expect(decideNavigation({ ...guest, path: '/ar/login', access: 'guest' })).toEqual({
      redirectTo: null,
      effects: [{ kind: 'switchLanguage', language: 'ar' }],
    });
  });

  it('7: admin paths send a guest to Login and a regular user or manager to the dashboard', () => {
    const path = '/he/admin/users';
    expect(decideNavigation({ ...guest, path, access: 'guest' }).redirectTo).toBe('/he/login');
    expect(decideNavigation({ ...regular, path, access: 'guest' }).redirectTo).toBe('/he/dashboard');
    expect(decideNavigation({ ...regular, path, user: { role: 3, country: '' } }).redirectTo).toBe('/he/dashboard');
  });

  it('7: roles 0 and 1 pass', () => {
    expect(decideNavigation({ ...admin, path: '/en/admin/users' }).redirectTo).toBeNull();
    expect(
      decideNavigation({ ...admin, path: '/en/admin/users', user: { role: 0, country: '' } }).redirectTo,
    ).toBeNull();
  });

  it('6 stands before 7: the address of an admin screen is kept for after the login', () => {
    const decision = decideNavigation({ ...guest, path: '/en/admin/users' });
    expect(decision.effects).toEqual([{ kind: 'saveRedirect', address: '/en/admin/users' }]);
  });

  it('7: where admins sign in is open to guests alone, and is no address to come back to', () => {
    const path = '/en/admin/login';
    expect(accessOf(path, 'guest')).toBe('guest');
    expect(accessOf('/en/admin/login/more', 'guest')).toBe('user');
    expect(decideNavigation({ ...guest, path, access: 'guest' })).toEqual({ redirectTo: null, effects: [] });
    expect(decideNavigation({ ...regular, path, access: 'guest' }).redirectTo).toBe('/en/dashboard');
    expect(decideNavigation({ ...admin, path, access: 'guest' }).redirectTo).toBeNull();
  });

  it.each(['twoStepDue', 'passwordDue'])(
    'leads whose session says %s to the way out of it and nowhere else',
    (what) => {
      const due = { ...admin, user: { role: 1, country: '', [what]: true } } as const;
      for (const path of ['/en/dashboard', '/en/admin/users', '/en/operate/abc', '/en/user-settings/more'])
        expect(decideNavigation({ ...due, path, query: '?page=2', hash: '#x' }), path).toEqual({
          redirectTo: '/en/user-settings',
          effects: [{ kind: 'saveRedirect', address: `${path}?page=2#x` }],
        });
      expect(decideNavigation({ ...due, path: '/en/user-settings' })).toEqual({ redirectTo: null, effects: [] });
      expect(decideNavigation({ ...due, path: '/en/accessibility', access: 'guest' }).redirectTo).toBeNull();
    },
  );

  it('8: when the admin screens cannot be loaded, an admin goes to the dashboard', () => {
    const decision = decideNavigation({ ...admin, path: '/en/admin', adminRoutes: 'failed' });
    expect(decision.redirectTo).toBe('/en/dashboard');
  });

  const states = ['none', 'loaded', 'failed'] as const;
  it.each(([0, 1, 2, 3, null] as const).flatMap((role) => states.map((adminRoutes) => [role, adminRoutes] as const)))(
    '7 and 8: role %s with the admin screens %s',
    (role, adminRoutes) => {
      const path = '/en/admin/settings';
      const user = role === null ? null : { role, country: '' };
      const decision = decideNavigation({ ...guest, path, user, adminRoutes, access: accessOf(path, 'guest') });
      const isAdmin = role === 0 || role === 1;
      const expected = role === null ? '/en/login' : isAdmin && adminRoutes !== 'failed' ? null : '/en/dashboard';
      expect(decision.redirectTo).toBe(expected);
    },
  );

  it('8 harms nobody else: other screens pass although the admin screens failed', () => {
    expect(decideNavigation({ ...admin, adminRoutes: 'failed' }).redirectTo).toBeNull();
  });
});

describe('accessOf', () => {
  it('asks for a session at every admin address, also while the router does not know it', () => {
    expect(accessOf('/he/admin/users', 'guest')).toBe('user');
    expect(accessOf('/he/no-such-screen', 'guest')).toBe('guest');
    expect(accessOf('/he/login', 'guest')).toBe('guest');
    expect(accessOf('/notfound-edu', 'free')).toBe('free');
  });

  it('keeps the admin address of a guest for after the login', () => {
    const path = '/he/admin/users';
    const decision = decideNavigation({ ...guest, path, query: '?page=2', access: accessOf(path, 'guest') });
    expect(decision.effects.at(-1)).toEqual({ kind: 'saveRedirect', address: '/he/admin/users?page=2' });
  });
});

describe('landingAddress', () => {
  const base = { storedRedirect: null, language: 'he', role: 2, adminRoutes: 'loaded' } as const;

  it('follows the stored address first, for admins too', () => {
    expect(landingAddress({ ...base, role: 0, storedRedirect: '/he/results/r1?x=1' })).toBe('/he/results/r1?x=1');
  });

  it('goes home: admins to their own, where there is one', () => {
    expect(landingAddress(base)).toBe('/he/dashboard');
    expect(landingAddress({ ...base, role: 1 })).toBe('/he/admin/dashboard');
    expect(landingAddress({ ...base, role: 1, adminRoutes: 'none' })).toBe('/he/dashboard');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    '/he/login',
    '/en/login?x',
    '/en/admin/login',
  ])('does not follow %s', (storedRedirect) =>
    expect(landingAddress({ ...base, storedRedirect })).toBe('/he/dashboard'),
  );
});
