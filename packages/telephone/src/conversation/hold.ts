import type { Spoken } from '../call.ts';
import type { Call, Wanted } from './next.ts';
import { say, wordsOf } from './say.ts';

/** One piece of waiting: with the word or tone before it shorter than the three seconds after which a line sounds dead. */
export const HOLD_MS = 2500;
/** With a tone, words come with every so many of them. */
const WORDS_EVERY = 6;

/** The keys of one who waits: say it again, or leave. */
export const WAITING: Wanted = { max: 1, min: 1, byHash: false, allowed: '*0', timeoutMs: HOLD_MS };

/** The same, for one whose answer is changed by other keys as well. */
export function waitingOr(changes: Wanted): Wanted {
  return { ...changes, allowed: `${changes.allowed}0` };
}

/** Keys that are one of these, pressed at once. */
export function oneOf(allowed: string): Wanted {
  return { ...WAITING, allowed };
}

/** Keys that are typed until `#`, or until there are `max`. */
export function typedKeys(max: number, allowed = DIGITS): Wanted {
  return { max, min: 1, byHash: true, allowed, timeoutMs: HOLD_MS };
}

export const DIGITS = '0123456789';

/** Something short that says that the line is alive: a tone, where there is one, and now and then one of these words. */
export function hold(call: Call, held: number, lines: readonly string[] = wordsOf(call).waiting.holding): Spoken[] {
  const { tone } = call.session.line;
  if (tone && held % WORDS_EVERY !== 0) return [tone];
  const line = lines[(tone ? held / WORDS_EVERY : held) % lines.length];
  return line === undefined ? [] : [say(call, line)];
}
