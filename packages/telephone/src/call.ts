import type { Language } from '@qc/contract';

/**
 * One telephone call, as the conversation (`conversation/step.ts`) and the lines (a provider's dialect) speak of it.
 * Nothing here knows a provider. A call is a row of turns: each reply that waits for keys has a number, and what comes back
 * names it, so that a request that is told twice, or late, is known.
 */

/** What a line tells of a call. */
export type LineEvent =
  /** It rang, and was taken. */
  | { type: 'started' }
  /**
   * What was pressed in a turn, digits, `*` and `#`; empty: nothing in time. The key that ends is not among them, and
   * `ended` says that it was pressed, where the line tells. Keys that the turn does not take may be among them, or be left out.
   */
  | { type: 'pressed'; turn: number; keys: string; ended: boolean }
  | { type: 'hungUp' };

/** One piece of what is said to a caller: a sentence, so that a line may keep it recorded. */
export type Spoken =
  /** Said by a voice of its language. */
  | { say: 'text'; text: string; language: Language }
  | Recording
  /** Nothing, for so long. */
  | { say: 'silence'; ms: number };

/** Played: the address of a recording, 8 kHz mono. */
export interface Recording {
  say: 'recording';
  url: string;
  lengthMs: number;
  /** Its words, where it was made of a text. */
  says?: string;
}

/** What is waited for, once all is said. A key that is pressed while it is still being said counts, and ends the saying. */
export interface Collect {
  /** From 1, rising by one. */
  turn: number;
  /** At most and at least so many keys; at `max` keys it is done at once. */
  max: number;
  min: number;
  /** Whether `#` ends it before `max` keys. */
  byHash: boolean;
  /** Keys that are taken; others are as if not pressed. */
  allowed: string;
  /** After the last word, or the last key. Between one and three seconds: nobody is left in silence for longer. */
  timeoutMs: number;
}

/** What is told to the line: what to say, and what comes after it. */
export interface LineReply {
  spoken: readonly Spoken[];
  /** Null: hang up. */
  collect: Collect | null;
}
