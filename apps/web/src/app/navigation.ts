import { isAdminRole, type Role } from '@qc/contract';
import { isLanguage, type Language } from '@qc/contract/languages';
import { detectLanguage } from '../platform/i18n/detect-language.ts';

/**
 * Who may see a screen: `free` needs no authentication and skips every later rule (rule 2); `guest` is open to guests
 * but has a language (Login itself, Register, the accessibility statement, the not-found page); `user` needs a session.
 */
export type Access = 'free' | 'guest' | 'user';

/** What has to be done before all else is open. */
interface Due {
  setupDue?: boolean | undefined;
  twoStepDue?: boolean | undefined;
  passwordDue?: boolean | undefined;
}

/** Everything the eight rules look at. */
export interface NavigationInput {
  /** Path, query with its question mark, and hash with its mark, as in the address. */
  path: string;
  query: string;
  hash: string;
  access: Access;
  /** Language of the interface now. */
  language: Language;
  /** The stored `lang` setting. */
  storedLanguage: string | null;
  timeZone: string;
  /** Who is signed in. */
  user: ({ role: Role; country: string } & Due) | null;
  /** Whether the admin screens are there: `none` before an admin has wanted one, `failed` when loading them failed. */
  adminRoutes: 'loaded' | 'failed' | 'none';
}

/** What happens beside the move itself, in this order. */
export type NavigationEffect =
  | { kind: 'registrationCompleted' }
  | { kind: 'switchLanguage'; language: Language }
  | { kind: 'saveRedirect'; address: string };

/** Where the navigation goes: on to the screen (null) or to another address, which is decided anew. */
export interface NavigationDecision {
  redirectTo: string | null;
  effects: NavigationEffect[];
}

/** The navigation rules of the specification, point 2, applied in their order. Pure. */
export function decideNavigation(input: NavigationInput): NavigationDecision {
  const { path, query, hash, user } = input;
  const effects: NavigationEffect[] = [];
  const pass = (): NavigationDecision => ({ redirectTo: null, effects });
  const redirect = (redirectTo: string): NavigationDecision => ({ redirectTo, effects });

  // 1. A finished registration is told to the advertiser.
  if (path === '/' && new URLSearchParams(query).get('isNewUser') === '1')
    effects.push({ kind: 'registrationCompleted' });
  // 2. Screens that need no authentication pass.
  if (input.access === 'free') return pass();

  const [first = '', ...rest] = path.split('/').filter((segment) => segment !== '');
  const detected = () =>
    detectLanguage({
      path,
      stored: input.storedLanguage,
      country: user?.country ?? '',
      timeZone: input.timeZone,
    });
  // 3. Without a language segment, or with nothing after it: to Login.
  if ((!isLanguage(first) && first !== 'default') || rest.length === 0) return redirect(loginPath(detected()));
  // 4. The language 'default' is replaced by the detected one.
  if (!isLanguage(first)) return redirect(`/${[detected(), ...rest].join('/')}${query}${hash}`);
  // 5. The address decides the language of the interface.
  if (first !== input.language) effects.push({ kind: 'switchLanguage', language: first });
  // 6. Not signed in: to Login, and the full address is kept for afterwards.
  if (user === null && input.access === 'user') {
    effects.push({ kind: 'saveRedirect', address: `${path}${query}${hash}` });
    return redirect(loginPath(first));
  }
  // The owner of a new house says who it is before anything else.
  if (user?.setupDue === true && input.access === 'user' && rest.join('/') !== 'first-start') {
    return redirect(`/${first}/first-start`);
  }
  // Who must have a second step or another password, and has not yet, is let in to the way to it and nowhere else;
  // Login then leads on to where they wanted to go.
  const due = user?.twoStepDue === true || user?.passwordDue === true;
  if (due && input.access === 'user' && rest.join('/') !== 'user-settings') {
    effects.push({ kind: 'saveRedirect', address: `${path}${query}${hash}` });
    return redirect(`/${first}/user-settings`);
  }
  if (isAdminPath(path)) {
    // 7. Admin screens are for admins. Where they sign in is for guests.
    if (user === null) return isAdminLogin(path) ? pass() : redirect(loginPath(first));
    if (!isAdminRole(user.role)) return redirect(dashboardPath(first));
    // 8. When the admin screens cannot be loaded: to the dashboard.
    if (input.adminRoutes === 'failed') return redirect(dashboardPath(first));
  }
  return pass();
}

/** Whether an address belongs to the admin screens. */
export function isAdminPath(path: string): boolean {
  return path.includes('/admin');
}

function isAdminLogin(path: string): boolean {
  return /^\/[^/]+\/admin\/login\/?$/.test(path);
}

/**
 * Who may see an address. Admin screens are not in the router for guests: what looks like an unknown address needs a
 * session all the same, so that Login leads back to it.
 */
export function accessOf(path: string, access: Access): Access {
  return access === 'guest' && isAdminPath(path) && !isAdminLogin(path) ? 'user' : access;
}

/** Path of Login in a language. */
export function loginPath(language: Language): string {
  return `/${language}/login`;
}

/** Path of the user's home page in a language. */
export function dashboardPath(language: Language): string {
  return `/${language}/dashboard`;
}

/**
 * Where a signed-in person goes on entering Login: the stored `redirect` address first, else the admin dashboard for
 * roles 0 and 1 where there is one, else the dashboard. An address of another site is not followed.
 */
export function landingAddress(input: {
  storedRedirect: string | null;
  language: Language;
  role: Role;
  adminRoutes: NavigationInput['adminRoutes'];
}): string {
  const { storedRedirect, language } = input;
  if (storedRedirect !== null && isOwnAddress(storedRedirect)) return storedRedirect;
  if (isAdminRole(input.role) && input.adminRoutes === 'loaded') return `/${language}/admin/dashboard`;
  return dashboardPath(language);
}

/** A path of this site: `//host` and `/\host` would lead elsewhere, Login itself would lead nowhere. */
function isOwnAddress(address: string): boolean {
  if (!address.startsWith('/') || /^\/[^/]*(?:\/admin)?\/login(?:$|[/?#])/.test(address)) return false;
  return URL.parse(address, 'http://own.invalid')?.host === 'own.invalid';
}
