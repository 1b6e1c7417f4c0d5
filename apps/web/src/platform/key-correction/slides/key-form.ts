import type { KeyCorrection, SlideType } from '@qc/contract';
import type { ReactNode } from 'react';

/** A question whose right answer can be put right. */
export interface CorrectableQuestion {
  type: SlideType;
  /** As they were shown. */
  answers: readonly { text: string }[];
  /** Indices of the right answers, on an order slide in their right order. */
  correct: readonly number[];
  /** Typed and number slides: the right answer in words. */
  solution: readonly string[];
}

/** What a person has filled in so far. */
export interface DraftKey {
  isVoid: boolean;
  correct: readonly number[];
  sequence: readonly number[];
  spellings: string;
  /** A text while it is half typed, such as `3.`. */
  value: number | string;
  tolerance: number | string;
}

/** What the fields of a key get. */
export interface KeyFieldsProps {
  question: CorrectableQuestion;
  draft: DraftKey;
  /** What an answer is called. */
  labelOf: (index: number) => string;
  onChange: (patch: Partial<DraftKey>) => void;
}

/** How the key of a kind of slide is put right. */
export interface KeyForm {
  /** What of the draft is its key, as there is one. */
  first(question: CorrectableQuestion): Partial<DraftKey>;
  /** The correction that a draft says; null: something is missing. */
  toCorrection(draft: DraftKey): KeyCorrection | null;
  Fields(props: KeyFieldsProps): ReactNode;
  /** What is said while something is missing. */
  missing: 'missing' | 'badNumber';
}
