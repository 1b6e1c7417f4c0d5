import type { Selection } from '../slides/selection.ts';
import type { SlideType } from '../entities/question.ts';
import { NUMBER_MAX } from '../limits.ts';
import type { PickedResponse } from '../slides/picked.ts';
import type { SlideResponse } from '../slides/slide-kinds.ts';

/** More keys than any answer needs. */
const KEYS_MAX = 40;

/** What of the slide on screen decides what a key means. */
export interface PressedSlide {
  /** How many answers are shown. */
  answers: number;
  selection: Selection;
}

/** What the keys pressed on one slide say, in the order they were pressed; null: nothing that could be an answer. */
export type KeyReader = (keys: string, slide: PressedSlide) => SlideResponse | null;

/**
 * Keys that stand for the answers in their order; with several orders each of them does. Where one answer may be picked, the last key counts; where several
 * may, a key picks its answer, and takes it back when it is pressed again.
 */
export function picksByKeys(type: PickedResponse['type'], ...orders: readonly string[]): KeyReader {
  return (keys, { answers, selection }) => {
    let picks: number[] = [];
    for (const key of keys) {
      const pick = Math.max(...orders.map((order) => order.indexOf(key)));
      if (pick === -1 || pick >= answers) return null;
      if (selection === 'single') picks = [pick];
      else picks = picks.includes(pick) ? picks.filter((one) => one !== pick) : [...picks, pick];
    }
    return picks.length === 0 ? null : { type, picks };
  };
}

/** Whatever is pressed buzzes. */
export const buzzByAnyKey: KeyReader = (keys) => (keys === '' ? null : { type: 'buzzer', verdict: null });

/** Ends what is typed key by key; what is typed after it begins anew. Where keys pick, it takes everything back. */
export const FINISH_KEY = '#';
/** Kinds of slide that are answered by several keys one after another, until the last of them. */
const TYPED_BY_KEYS: ReadonlySet<SlideType> = new Set(['number']);

/** Whether an answer to such a slide is typed key by key. */
export function isTypedByKeys(type: SlideType): boolean {
  return TYPED_BY_KEYS.has(type);
}

/** The keys pressed on one slide, with one more. Never more than the last 40: no answer needs them. */
export function withKey(keys: string, key: string, type: SlideType): string {
  if (!isTypedByKeys(type)) return key === FINISH_KEY ? '' : `${keys}${key}`.slice(-KEYS_MAX);
  if (key === FINISH_KEY) return keys === '' || isFinished(keys) ? keys : `${keys}${key}`;
  return isFinished(keys) ? key : `${keys}${key}`.slice(-KEYS_MAX);
}

/** Whether what was typed key by key has been ended. */
export function isFinished(keys: string): boolean {
  return keys.endsWith(FINISH_KEY);
}

/** A number by its digits, as far as it is typed; the star key is the decimal point. */
export const numberByDigits: KeyReader = (keys) => {
  if (!/^\d+(\*\d+)?$/.test(keys)) return null;
  const value = Number(keys.replace('*', '.'));
  return value <= NUMBER_MAX ? { type: 'number', value } : null;
};
