import type { KeyCorrection, SlideType } from '@qc/contract';
import type { CorrectableQuestion, DraftKey } from './slides/key-form.ts';
import { keyFormOf } from './slides/key-forms.ts';

const EMPTY: DraftKey = { isVoid: false, correct: [], sequence: [], spellings: '', value: '', tolerance: '' };

/** The form as it opens: with the key there is. */
export function firstDraft(question: CorrectableQuestion): DraftKey {
  return { ...EMPTY, ...keyFormOf(question)?.first(question) };
}

/** The correction that a form says; null while something is missing. */
export function toCorrection(question: CorrectableQuestion, draft: DraftKey): KeyCorrection | null {
  return draft.isVoid ? { kind: 'void' } : (keyFormOf(question)?.toCorrection(draft) ?? null);
}

/** Whether a question of this type has a key at all that people can put right. */
export function hasCorrectableKey(type: SlideType): boolean {
  return keyFormOf({ type }) !== null;
}
