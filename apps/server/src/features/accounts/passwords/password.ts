import { hash, verify } from '@node-rs/argon2';
import { createGate } from '#platform/gate';
import { Refused } from '#platform/http/refused';

/** OWASP's setting of 19 MiB; about 60 ms, off the event loop. Algorithm argon2id is the library's default. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes at once: a wave of sign-ins must leave threads of the pool to files and pictures. */
const AT_ONCE = 2;
/** Hashes that wait, about ten seconds: whoever comes then is told to come back. */
const WAITING_MAX = 300;

const inTurn = createGate(AT_ONCE);
let asked = 0;
let dummy: Promise<string> | null = null;

export function hashPassword(password: string): Promise<string> {
  return inPasswordTurn(() => hash(password.normalize('NFKC'), COST));
}

/** Whether the password is right. Without a stored hash it takes the same time and is never right. */
export async function isRightPassword(password: string, stored: string | null): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password');
  const against = stored ?? (await dummy);
  const same = await inPasswordTurn(() => verify(against, password.normalize('NFKC')));
  return same && stored !== null;
}

/** Does work of that cost when it is its turn; throws `unavailable` when too many wait. */
export async function inPasswordTurn<T>(work: () => Promise<T>): Promise<T> {
  if (asked >= AT_ONCE + WAITING_MAX) throw new Refused('unavailable', {}, 10);
  asked++;
  return inTurn(work).finally(() => asked--);
}
