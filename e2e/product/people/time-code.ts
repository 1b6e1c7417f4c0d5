import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const PERIOD_MS = 30_000;
const DIGITS = 6;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** A code that is typed now is judged this much later at the latest, ms. */
const TYPING_MS = 10_000;

/** What an authenticator app would show for a secret, by RFC 6238 alone. `step`: how many codes later (or before). */
export function timeCode(secret: string, step = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD_MS) + step));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Waits until the code does not change in the next seconds, so that it can be typed. */
export async function awaitSteadyCode(): Promise<void> {
  const left = PERIOD_MS - (Date.now() % PERIOD_MS);
  if (left < TYPING_MS) await wait(left + 100);
}

function fromBase32(text: string): Buffer {
  let bits = '';
  for (const letter of text) bits += LETTERS.indexOf(letter).toString(2).padStart(5, '0');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
