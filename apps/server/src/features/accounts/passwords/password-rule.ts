import { STAFF_PASSWORD_MIN } from '@qc/contract';
import { refuse, type Failure } from '#platform/result';
import { isCommonPassword } from './common-passwords.ts';

/** Whose password it is to be. */
interface PasswordHolder {
  role: number;
  email: string;
  name: string;
}

const PRODUCT_WORDS = ['questions', 'creator'];
/** A house's word with no more than this beside it is a guess away: `creator1`, `School2026`. */
const BESIDE_MAX = 4;

/**
 * Owners, admins and managers need a longer password than the contract asks of everybody; nobody may take a common one,
 * the own name or address, or words of the `house` with a few signs around them. Null: it will do.
 */
export async function refuseWeakPassword(
  { role, email, name }: PasswordHolder,
  password: string,
  path: string,
  house: readonly string[] = [],
): Promise<Failure | null> {
  if (role !== 2 && password.length < STAFF_PASSWORD_MIN) {
    return refuse('invalidInput', { fields: [{ path, code: 'too_small', limit: STAFF_PASSWORD_MIN }] });
  }
  const own = [email, email.split('@')[0], name].map((text) => text?.toLowerCase());
  const isGuess = own.includes(password.toLowerCase()) || isOfHouse(password, [...PRODUCT_WORDS, ...house]);
  if (isGuess || (await isCommonPassword(password))) {
    return refuse('commonPassword', { fields: [{ path, code: 'common' }] });
  }
  return null;
}

function isOfHouse(password: string, words: readonly string[]): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const rest = words.toSorted((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ''), plain);
  return rest !== plain && rest.length <= BESIDE_MAX;
}
