import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('passwordStrength', () => {
  it.each([
    ['', 'weak'],
    ['12345', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['abcdef', 'weak'],
    ['abcdef12', 'fair'],
    ['סיסמהארוכה', 'fair'],
    ['Correct-Horse-7', 'strong'],
    ['four plain words here', 'strong'],
  ])('judges %s as %s', (password, strength) => expect(passwordStrength(password)).toBe(strength));
});
