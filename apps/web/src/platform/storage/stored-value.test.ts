import { afterEach, describe, expect, it, vi } from 'vitest';
import { localValue, sessionValue } from './index.ts';

describe('stored values', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
  });

  it('lie under the specified keys', () => {
    localValue('redirect').set('/he/results');
    sessionValue('user').set('abc');
    expect(localStorage.getItem('redirect')).toBe('/he/results');
    expect(sessionStorage.getItem('user')).toBe('abc');
    localValue('redirect').remove();
    expect(localValue('redirect').get()).toBeNull();
  });

  it('hold for the page where the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    const value = localValue('lang');
    expect(value.get()).toBeNull();
    value.set('ar');
    expect(value.get()).toBe('ar');
    value.remove();
    expect(value.get()).toBeNull();
  });
});
