import { afterEach, describe, expect, it } from 'vitest';
import { takeToken } from './take-token.ts';

describe('takeToken', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it('removes the token from the address and keeps the rest', () => {
    history.replaceState(null, '', '/he/login?a=1&token=s3cret#x');
    expect(takeToken()).toBe('s3cret');
    expect(location.pathname + location.search + location.hash).toBe('/he/login?a=1#x');
  });

  it('is null without one, and for an empty one', () => {
    history.replaceState(null, '', '/he/login?a=1');
    expect(takeToken()).toBeNull();
    history.replaceState(null, '', '/he/login?token=');
    expect(takeToken()).toBeNull();
    expect(location.search).toBe('');
  });
});
