import { randomBytes, randomFillSync, randomInt } from 'node:crypto';

/** Where ids, secrets and dice come from; tests put a fake here. */
export interface Random {
  /** Sortable id of 20 characters with 80 random bits. */
  id(): string;
  /** Secret of 128 random bits, URL-safe. */
  secret(): string;
  /** Whole number from 0 to below `below`. */
  below(below: number): number;
}

/** In the order of their character codes, so that ids sort by time. */
const LETTERS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const LENGTH = 20;
/** Ids count from 2020; 40 bits of milliseconds last until 2054. */
const EPOCH_MS = Date.UTC(2020, 0);
const TIME_SPAN = 2 ** 40;
const POOL_BYTES = 4096;

/** Randomness of the operating system; ids begin with the time that `now` gives. */
export function systemRandom(now: () => number): Random {
  return {
    id: () => makeId(now()),
    secret: () => randomBytes(16).toString('base64url'),
    below: (below) => randomInt(below),
  };
}

function makeId(ms: number): string {
  const time = (((ms - EPOCH_MS) % TIME_SPAN) + TIME_SPAN) % TIME_SPAN;
  let id = '';
  for (let unit = TIME_SPAN / 64; unit >= 1; unit /= 64) id += LETTERS.charAt(Math.floor(time / unit) % 64);
  // What is left of the time does not fill a letter.
  id += LETTERS.charAt((time % 16) * 4 + (randomByte() & 3));
  while (id.length < LENGTH) id += LETTERS.charAt(randomByte() & 63);
  return id;
}

const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;

/** Each is handed out once; the system is asked for many at a time. */
function randomByte(): number {
  if (used === POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  const byte = pool.readUInt8(used);
  used += 1;
  return byte;
}
