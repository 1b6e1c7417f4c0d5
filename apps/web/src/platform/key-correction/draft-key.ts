import type { KeyCorrection, SlideType } from '@qc/contract';

/** A question whose right answer can be put right. */
export interface CorrectableQuestion {
  type: SlideType;
  /** As they were shown. */
  answers: readonly { text: string }[];
  /** Several may be picked. */
  multiple: boolean;
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

/** The form as it opens: with the key there is. */
export function firstDraft(question: CorrectableQuestion): DraftKey {
  const { type, answers, correct, solution } = question;
  const value = type === 'number' ? Number.parseFloat((solution[0] ?? '').replace(/,/g, '')) : Number.NaN;
  return {
    isVoid: false,
    correct,
    sequence: correct.length === answers.length ? correct : answers.map((_, index) => index),
    spellings: type === 'typed' ? solution.join('\n') : '',
    value: Number.isFinite(value) ? value : '',
    tolerance: '',
  };
}

/** The correction that a form says; null while something is missing. */
export function toCorrection(question: CorrectableQuestion, draft: DraftKey): KeyCorrection | null {
  if (draft.isVoid) return { kind: 'void' };
  switch (question.type) {
    case 'trivia':
    case 'trueFalse':
      return draft.correct.length === 0 ? null : { kind: 'choice', correct: [...draft.correct] };
    case 'order':
      return { kind: 'order', sequence: [...draft.sequence] };
    case 'typed': {
      const accepted = draft.spellings
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
      return accepted.length === 0 ? null : { kind: 'typed', accepted };
    }
    case 'number': {
      const [value, tolerance] = [readTyped(draft.value), readTyped(draft.tolerance)];
      if (value === null) return null;
      return { kind: 'number', value, ...(tolerance !== null && { tolerance }) };
    }
    default:
      return null;
  }
}

/** Whether a question of this type has a key at all that people can put right. */
export function hasCorrectableKey(type: SlideType): boolean {
  return type !== 'survey' && type !== 'media';
}

function readTyped(typed: number | string): number | null {
  const number = Number(typed);
  return String(typed).trim() === '' || !Number.isFinite(number) ? null : number;
}
