import { expect, it } from 'vitest';
import { isScreenAddress } from './screens.ts';

it.each([
  '/',
  '/he',
  '/ar/',
  '/en/login',
  '/default/dashboard',
  '/he/my-games/',
  '/en/create-game',
  '/en/create-game/x',
  '/en/create-game/x/3',
  '/he/results/abc',
  '/en/admin',
  '/en/admin/users/add',
  '/notfound-edu',
  '/dashboard',
  '/fr/dashboard',
])('%s leads somewhere', (path) => {
  expect(isScreenAddress(path)).toBe(true);
});

it.each([
  '/en/nope',
  '/he/login/more',
  '/en/create-game/x/3/4',
  '/he/operate',
  '/en/admin/nope',
  '/he//',
  '/wp-login.php',
  '/apple-touch-icon.png',
  '/en/login.php',
  '/en/loginx',
  '/he/results/a/b',
])('%s leads nowhere', (path) => {
  expect(isScreenAddress(path)).toBe(false);
});
