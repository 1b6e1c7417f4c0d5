import { createHmac, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';

const CODES = 10;
/** Without letters and digits that look alike; twelve of them are 59 bits. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** As passwords: guessing at a stolen database has to cost. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

/** Ten new codes such as `7KQP-M3XA-9TWC`. */
export function makeRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < CODES) codes.add([part(), part(), part()].join('-'));
  return [...codes];
}

function part(): string {
  return Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/**
 * How a code is stored. The salt is the person's own and follows from the server's secret, so that one hash finds the
 * code among the ten, whatever case and dashes it was typed with.
 */
export async function hashRecoveryCode(code: string, userId: string, serverSecret: string): Promise<string> {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const salt = createHmac('sha256', serverSecret).update(`recovery:${userId}`).digest().subarray(0, 16);
  return (await hashRaw(plain, { ...COST, salt })).toString('base64url');
}
