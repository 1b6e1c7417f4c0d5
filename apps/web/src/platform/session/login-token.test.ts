import { afterEach, describe, expect, it } from 'vitest';
import { dropLoginToken, takeLoginToken, waitingLoginToken } from './login-token.ts';

afterEach(() => {
  dropLoginToken();
  history.replaceState(null, '', '/');
});

describe('takeLoginToken', () => {
  it.each([
    ['/he/login#token=s3cret', '/he/login'],
    ['/login#token=s3cret', '/login'],
    ['/he/login?a=1#token=s3cret', '/he/login?a=1'],
    ['/he/login?a=1&token=s3cret#x', '/he/login?a=1#x'],
    ['/he/my-games?token=s3cret', '/he/my-games'],
  ])('takes it out of %s and keeps the rest', (address, rest) => {
    history.replaceState(null, '', address);
    takeLoginToken();
    expect(waitingLoginToken()).toBe('s3cret');
    expect(location.pathname + location.search + location.hash).toBe(rest);
  });

  it.each(['/he/login?a=1', '/he/login?token=', '/he/login#token='])('finds none in %s', (address) => {
    history.replaceState(null, '', address);
    takeLoginToken();
    expect(waitingLoginToken()).toBeNull();
    expect(location.href).not.toContain('token');
  });

  it('leaves the secrets of other links to their pages', () => {
    history.replaceState(null, '', '/he/reset-password#token=s3cret');
    takeLoginToken();
    expect([waitingLoginToken(), location.hash]).toEqual([null, '#token=s3cret']);
  });
});
