import type { Heard } from './next.ts';

/** What has been typed, over as many turns as it took. */
export type Typed =
  /** Nothing at all. */
  | { is: 'nothing' }
  /** There may be more. */
  | { is: 'begun'; keys: string }
  | { is: 'ended'; keys: string };

/**
 * Goes on with `before`. It has ended by the key for it, at `full` keys, or when nothing more came for a whole turn: not every
 * line tells that key from silence.
 */
export function typing(before: string, { keys, ended }: Heard, full: number): Typed {
  const typed = `${before}${keys}`;
  if (typed === '') return { is: 'nothing' };
  return ended || keys === '' || typed.length >= full ? { is: 'ended', keys: typed } : { is: 'begun', keys: typed };
}
