import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type FitSearch, keepFitted } from '../parts/keep-fitted.ts';

/**
 * Puts the list into the largest of the sizes in which all names fit; where none does, as many as fit are left. The last
 * item is no name: it counts those that are not seen.
 */
function* fitNames(list: HTMLElement, sizes: readonly number[]): FitSearch<void> {
  const chips = [...list.children].filter((chip): chip is HTMLElement => chip instanceof HTMLElement);
  const names = chips.slice(0, -1);
  const last = chips.at(-1);
  const leave = (count: number, rest: boolean) => {
    for (const [at, name] of names.entries()) name.hidden = at >= count;
    if (last) last.hidden = !rest;
  };
  const counted = list.dataset['more'] === 'true';
  for (const size of sizes) {
    list.style.setProperty('--size', String(size));
    leave(names.length, counted);
    if (!(yield)) return;
  }
  // Halving: `low` names fit with the count of the rest after them, `high` do not.
  let low = 0;
  let high = names.length;
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    leave(middle, true);
    if (yield) high = middle;
    else low = middle;
  }
  leave(low, true);
}

const nothing = (): void => undefined;

/**
 * For a list of names that fills its room and no more: the first of `sizes` in which all fit is its `--size`, and of what fits
 * in none the rest is hidden. `words`: what is in it, measured anew when that changes.
 */
export function useFittingNames(sizes: readonly number[], words: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    return element ? keepFitted(element, () => fitNames(element, sizes), nothing) : undefined;
  }, [sizes, words]);
  return list;
}
