import { PASSWORD_MIN } from '@qc/contract/limits';

/** How hard a password is to guess, roughly: a hint for the person, never a reason to refuse. */
export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** Judges by length and variety; a password below the minimum, or of one repeated sign, is weak. */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < PASSWORD_MIN || new Set(password).size < 4) return 'weak';
  const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const points = password.length + kinds * 2;
  if (points >= 18) return 'strong';
  return points >= 12 ? 'fair' : 'weak';
}
