import { STAFF_PASSWORD_MIN } from '@qc/contract';
import { refuse, type Failure } from '#platform/result';

/** Owners, admins and managers need a longer password than the contract asks of everybody; null: it is long enough. */
export function refuseShortPassword(role: number, password: string, path: string): Failure | null {
  if (role === 2 || password.length >= STAFF_PASSWORD_MIN) return null;
  return refuse('invalidInput', { fields: [{ path, code: 'too_small', limit: STAFF_PASSWORD_MIN }] });
}
