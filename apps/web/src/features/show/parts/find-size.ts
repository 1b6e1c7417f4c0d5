import { type Fitted, setFitted } from './fit-together.ts';
import type { FitSearch } from './keep-fitted.ts';

const STEPS = 12;

/** Words that do not fit at `min` are made smaller still, down to these tenths of it: small is better than cut. */
const LEAST_TENTHS = 4;

/** What a search has found: the size, and whether there are too many words even so. */
export interface FoundSize {
  fitted: Fitted;
  isCut: boolean;
}

/**
 * Looks for the largest size, from share 0 (the largest) to 1 (the smallest), at which the words fit; below it only where
 * they would be cut. `oneLine`: one line is tried so far of that way. `mayBreak`: a long word is rather broken than made
 * smaller than the smallest.
 */
export function* findSize(element: HTMLElement, oneLine: number, mayBreak: boolean): FitSearch<FoundSize> {
  let fitted: Fitted = { share: 0, less: 1 };
  function* overflows(share: number, less = 1): FitSearch<boolean> {
    fitted = { share, less };
    setFitted(element, fitted);
    return yield;
  }
  function* shrink(): FitSearch<boolean> {
    for (let tenths = 10; tenths >= LEAST_TENTHS; tenths--) if (!(yield* overflows(1, tenths / 10))) return true;
    return false;
  }
  const { style } = element;
  if (oneLine > 0) style.whiteSpace = 'nowrap';
  for (let step = 0; step < STEPS * oneLine; step += 1)
    if (!(yield* overflows(step / STEPS))) return { fitted, isCut: false };
  style.whiteSpace = '';
  // Whole words first: only where even the smallest size is too wide may a word be broken.
  style.overflowWrap = 'normal';
  if (!(yield* overflows(0))) return { fitted, isCut: false };
  // Halving the interval.
  let [low, high] = [0, STEPS];
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if (yield* overflows(middle / STEPS)) low = middle;
    else high = middle;
  }
  if (high < STEPS) {
    fitted = { share: high / STEPS, less: 1 };
    setFitted(element, fitted);
    return { fitted, isCut: false };
  }
  if (!mayBreak && (yield* shrink())) return { fitted, isCut: false };
  style.overflowWrap = 'anywhere';
  return { fitted, isCut: !(yield* shrink()) };
}
