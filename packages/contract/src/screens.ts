import { isLanguage } from './languages.ts';

/**
 * Every screen of the app: its address behind the language, as the app's router writes it, and whether guests may see
 * it. The router is held to this list by a test; the server tells from it what leads nowhere.
 */
export const SCREENS = {
  login: 'guest',
  register: 'guest',
  'forgot-password': 'guest',
  'reset-password': 'guest',
  'confirm-email': 'guest',
  invitation: 'guest',
  'admin/login': 'guest',
  accessibility: 'guest',
  licenses: 'guest',
  'clickers/{-$device}': 'guest',
  refresh: 'guest',
  'first-start': 'user',
  dashboard: 'user',
  'my-games': 'user',
  'shared-games': 'user',
  library: 'user',
  'transfer-log': 'user',
  'create-game/{-$id}/{-$queIndex}': 'user',
  media: 'user',
  categories: 'user',
  results: 'user',
  'results/$id': 'user',
  rooms: 'user',
  'credit-requests': 'user',
  purchases: 'user',
  payment: 'user',
  'payment-success': 'user',
  links: 'user',
  institution: 'user',
  remotes: 'user',
  'user-settings': 'user',
  'operate/$room': 'user',
  'present/$room': 'user',
  'screen/{-$room}/{-$token}': 'guest',
  admin: 'user',
  'admin/dashboard': 'user',
  'admin/users': 'user',
  'admin/users/add': 'user',
  'admin/games': 'user',
  'admin/slides': 'user',
  'admin/rooms': 'user',
  'admin/categories': 'user',
  'admin/subscriptions': 'user',
  'admin/subscription-types': 'user',
  'admin/credit-requests': 'user',
  'admin/orders': 'user',
  'admin/transactions': 'user',
  'admin/institutions': 'user',
  'admin/settings': 'user',
  'admin/mail': 'user',
  'admin/errors': 'user',
  'admin/audit': 'user',
} as const satisfies Record<string, 'guest' | 'user'>;

/** The public page for addresses that lead nowhere; it has no language. */
export const LOST_PAGE = '/notfound-edu';

const PATTERNS = Object.entries(SCREENS).map(([screen, access]) => ({
  screen,
  access,
  form: new RegExp(
    `^${screen
      .split('/')
      .map((part) => (part.startsWith('{-$') ? '(/[^/]+)?' : `/${part.startsWith('$') ? '[^/]+' : part}`))
      .join('')}/?$`,
  ),
}));

/**
 * Whether the app shows something at a path: one of its screens, or the way to Login of an address without a language,
 * which the navigation rules know. What ends like a file is no such address.
 */
export function isScreenAddress(path: string): boolean {
  if (path === LOST_PAGE || path === `${LOST_PAGE}/`) return true;
  const [, first = ''] = path.split('/');
  if (!isLanguage(first) && first !== 'default') return !/\.[^/]*\/?$/.test(path);
  const rest = path.slice(first.length + 1);
  return rest === '' || rest === '/' || PATTERNS.some(({ form }) => form.test(rest));
}

/** Whether a path is that of a host's console, where devices are connected. */
export function isConsoleAddress(path: string): boolean {
  const [, first = ''] = path.split('/');
  const rest = path.slice(first.length + 1);
  return isLanguage(first) && PATTERNS.some(({ screen, form }) => screen === 'operate/$room' && form.test(rest));
}

/** Who may see what stands at a path, its language before it; where there is nothing, that is for everybody to see. */
export function screenAccess(path: string): 'guest' | 'user' {
  const rest = path.slice(path.indexOf('/', 1));
  return PATTERNS.find(({ form }) => form.test(rest))?.access ?? 'guest';
}
