import type { QuestionView, SlideResponse } from '@qc/contract';
import type { Spoken } from '../call.ts';
import type { Call, Heard, Wanted } from '../conversation/next.ts';

/** What a turn of an open question brings. */
export interface Keys extends Heard {
  /** Typed in the turns before. */
  before: string;
  /** The clock leaves no time for another turn: what has been typed is the answer. */
  isLast: boolean;
  /** The answer will be said back before it is sent: what was not yet whole can be typed again. */
  isConfirmed: boolean;
}

/** What keys say to a question. */
export type Reading =
  /** Nothing yet; `keys`: so far. */
  | { is: 'open'; keys: string }
  /** Nothing that could be an answer: begun anew. */
  | { is: 'none' }
  | { is: 'response'; response: SlideResponse };

/** What a telephone does with a kind of slide. */
export interface HeardKind {
  /** What is waited for, once `typed` has come. */
  wanted: (question: QuestionView, typed: string) => Wanted;
  /** How to answer, said after the question. */
  howTo: (call: Call, question: QuestionView) => Spoken[];
  read: (question: QuestionView, keys: Keys) => Reading;
  /** What was typed so far and how to go on; empty where a key is the whole answer. */
  soFar: (call: Call, typed: string) => Spoken[];
  /** One of the answers. */
  answer: (call: Call, question: QuestionView, index: number) => Spoken[];
  /** Said back. */
  said: (call: Call, question: QuestionView, response: SlideResponse) => Spoken[];
  /** Said where keys make no answer. */
  none: (call: Call) => Spoken[];
  /** It is said back before it is sent, and can be typed again. */
  isConfirmed: boolean;
  /** Until answers close it may be given anew. */
  isChangeable: boolean;
  /** The star key has the question said again. */
  repeatsByStar: boolean;
}
