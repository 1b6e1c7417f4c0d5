import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

const nothing = { path: '/', stored: null, country: '', timeZone: 'Europe/Paris' };

describe('detectLanguage', () => {
  it('takes the first path segment when it is supported, before anything else', () => {
    expect(detectLanguage({ path: '/ar/dashboard', stored: 'he', country: 'IL', timeZone: 'Israel' })).toBe('ar');
  });

  it('takes the stored setting next', () => {
    expect(detectLanguage({ ...nothing, path: '/xx/dashboard', stored: 'en', country: 'IL' })).toBe('en');
  });

  it('takes Hebrew for people in Israel, by country or by any of the four time zones', () => {
    expect(detectLanguage({ ...nothing, country: 'IL' })).toBe('he');
    for (const timeZone of ['Asia/Jerusalem', 'Asia/Tel_Aviv', 'Israel', 'Jerusalem']) {
      expect(detectLanguage({ ...nothing, timeZone })).toBe('he');
    }
  });

  it('takes English otherwise, and when the stored setting makes no sense', () => {
    expect(detectLanguage(nothing)).toBe('en');
    expect(detectLanguage({ ...nothing, stored: 'fr', timeZone: '' })).toBe('en');
  });
});
