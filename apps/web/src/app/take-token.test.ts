import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '#platform/api';
import { ERROR_TEXTS } from '@qc/contract/error-texts';
import { appTexts } from './app-texts.ts';
import { takeToken, tokenProblem } from './take-token.ts';

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

describe('tokenProblem', () => {
  it('calls a link used or old only when the server said so, else says what it was', () => {
    for (const code of ['wrongCredentials', 'invalidInput'] as const)
      expect(tokenProblem(new ApiError(code, 401), 'en')).toEqual({ title: appTexts.en.tokenFailed });
    const reply = { code: 'restricted', requestId: 'r1', clapErr: true, ...ERROR_TEXTS.restricted } as const;
    expect(tokenProblem(new ApiError('restricted', 403, reply), 'he')).toEqual({ title: ERROR_TEXTS.restricted.he });
    for (const code of ['unreachable', 'offline', 'tooManyRequests'] as const) {
      const { title, text } = tokenProblem(new ApiError(code), 'ar');
      expect(title).not.toBe(appTexts.ar.tokenFailed);
      expect(text).toBe(appTexts.ar.tokenAgain);
    }
  });
});
