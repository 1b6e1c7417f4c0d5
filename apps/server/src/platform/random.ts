import { randomBytes, randomInt } from 'node:crypto';
import type { Random } from './platform.ts';

/** In the order of their character codes, so that ids sort by time. */
const LETTERS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const LENGTH = 20;
/** Ids count from 2020; 40 bits of milliseconds last until 2054. */
const EPOCH_MS = Date.UTC(2020, 0);
const RANDOM_BYTES = 10;

/** Randomness of the operating system; ids begin with the time that `now` gives. */
export function systemRandom(now: () => number): Random {
  return {
    id: () => makeId(now()),
    secret: () => randomBytes(16).toString('base64url'),
    below: (below) => randomInt(below),
  };
}

function makeId(ms: number): string {
  const time = BigInt.asUintN(40, BigInt(ms - EPOCH_MS));
  let bits = (time << 80n) | BigInt(`0x${randomBytes(RANDOM_BYTES).toString('hex')}`);
  let id = '';
  for (let n = 0; n < LENGTH; n++) {
    id = LETTERS.charAt(Number(bits & 63n)) + id;
    bits >>= 6n;
  }
  return id;
}
