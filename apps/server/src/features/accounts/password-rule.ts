import { STAFF_PASSWORD_MIN } from '@qc/contract';
import { refuse, type Failure } from '#platform/result';
import { isCommonPassword } from './common-passwords.ts';

/** Whose password it is to be. */
interface PasswordHolder {
  role: number;
  email: string;
  name: string;
}

/**
 * Owners, admins and managers need a longer password than the contract asks of everybody, and none of the long list of
 * common ones; nobody may take one of the most common, or the own name or address. Null: it will do.
 */
export async function refuseWeakPassword(
  { role, email, name }: PasswordHolder,
  password: string,
  path: string,
): Promise<Failure | null> {
  const strict = role !== 2;
  if (strict && password.length < STAFF_PASSWORD_MIN) {
    return refuse('invalidInput', { fields: [{ path, code: 'too_small', limit: STAFF_PASSWORD_MIN }] });
  }
  const own = [email, email.split('@')[0], name].map((text) => text?.toLowerCase());
  if (own.includes(password.toLowerCase()) || (await isCommonPassword(password, strict))) {
    return refuse('commonPassword', { fields: [{ path, code: 'common' }] });
  }
  return null;
}
