import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Puts the list into the largest of the sizes in which all names fit; where none does, as many as fit are left. Their
 * number. The last item is no name: it counts those that are not seen.
 */
function fitNames(list: HTMLElement, sizes: readonly number[]): number {
  const chips = [...list.children].filter((chip): chip is HTMLElement => chip instanceof HTMLElement);
  const names = chips.slice(0, -1);
  const last = chips.at(-1);
  const fits = (chip: HTMLElement | undefined) => !chip || chip.offsetTop + chip.offsetHeight <= list.clientHeight + 1;
  const leave = (count: number, rest: boolean) => {
    for (const [at, name] of names.entries()) name.hidden = at >= count;
    if (last) last.hidden = !rest;
  };
  const counted = list.dataset['more'] === 'true';
  for (const size of sizes) {
    list.style.setProperty('--size', String(size));
    leave(names.length, counted);
    if (fits(counted ? last : names.at(-1))) return names.length;
  }
  // Halving: `low` names fit with the count of the rest after them, `high` do not.
  let low = 0;
  let high = names.length;
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    leave(middle, true);
    if (fits(last)) low = middle;
    else high = middle;
  }
  leave(low, true);
  return low;
}

/**
 * A list of names that fills its room and no more: the first of `sizes` in which all fit is its `--size`, and of what fits
 * in none the rest is hidden. `words`: what is in it, measured anew when that changes. `shown`: how many are seen.
 */
export function useFittingNames(
  sizes: readonly number[],
  count: number,
  words: string,
): { list: RefObject<HTMLUListElement | null>; shown: number } {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(count);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const fit = () => setShown(fitNames(element, sizes));
    fit();
    document.fonts?.ready.then(fit, () => {});
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(fit);
    watch.observe(element);
    return () => watch.disconnect();
  }, [sizes, words]);
  return { list, shown };
}
