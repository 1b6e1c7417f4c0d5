import { setLanguage } from '#platform/i18n';
import { localValue } from '#platform/storage';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { guestAddress } from './guest-address.ts';
import { guestScreenOf } from './guest-paths.ts';

const redirect = localValue('redirect');

beforeEach(() => setLanguage('en'));
afterEach(() => redirect.remove());

it.each([
  ['/en/login', '/en/login'],
  ['/en/reset-password#token=s3cret', '/en/reset-password#token=s3cret'],
  ['/en/register?a=1', '/en/register?a=1'],
  ['/en/admin/login', '/en/admin/login'],
  ['/en', '/en/login'],
  ['/default/register', '/en/register'],
])('a guest who wants %s comes to %s, and nothing is kept for later', (wanted, address) => {
  expect(guestAddress(wanted)).toBe(address);
  expect(redirect.get()).toBeNull();
  expect(guestScreenOf(address)).not.toBeNull();
});

it.each(['/en/my-games?page=2', '/en/admin/users', '/en/results/abcdefgh#top'])(
  'a guest who wants %s comes to Login, which leads back to it',
  (wanted) => {
    expect(guestAddress(wanted)).toBe('/en/login');
    expect(redirect.get()).toBe(wanted);
  },
);

it.each(['/en/accessibility', '/en/nothing-here', '/notfound-edu', '/en/invitation'])(
  '%s is the app’s to show, to guests too',
  (wanted) => {
    expect(guestAddress(wanted)).toBe(wanted);
    expect(guestScreenOf(wanted)).toBeNull();
  },
);
