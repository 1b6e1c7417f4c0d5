import { afterEach, expect, it } from 'vitest';
import { recallLanguage, rememberLanguage } from './room-language.ts';

afterEach(() => sessionStorage.clear());

it('is known for the room that told it, and for no other', () => {
  expect(recallLanguage('123456')).toBeNull();
  rememberLanguage('123456', 'ar');
  expect(recallLanguage('123456')).toBe('ar');
  expect(recallLanguage('654321')).toBeNull();
});

it('is nothing where what is kept is no language', () => {
  sessionStorage.setItem('qc.spoken', '123456 xx');
  expect(recallLanguage('123456')).toBeNull();
});
