import type { QuestionView } from '@qc/contract';
import type { Spoken } from '../call.ts';
import type { Wanted } from './next.ts';
import type { HeardKind } from '../slides/heard-kind.ts';

/** What the room shows a caller now. `told` names it: it is said once, until it is another. */
export type Shown = QuestionShown | WaitingShown;

/** What is only listened to. */
export interface WaitingShown {
  place: 'lobby' | 'wait' | 'result';
  told: string;
  words: Spoken[];
  /** An answer that may be changed: what changes it; absent: no key does. */
  changes?: Wanted;
}

/** A question that this caller can answer. */
export interface QuestionShown {
  place: 'question';
  told: string;
  words: Spoken[];
  question: QuestionView;
  kind: HeardKind;
  isRace: boolean;
  slide: number;
  visit: number;
}
