import type { RefObject } from 'react';
import { fitNow } from '../parts/keep-fitted.ts';
import { ageAt, pageNow } from './age.ts';
import { animateFrom } from './animate.ts';
import { seemingAt, spotOf } from './flip.ts';
import { oneByOne } from './timing.ts';
import type { MoveTimes } from './timing.ts';
import { useMotion } from './use-motion.ts';

/**
 * For a list whose rows are shown coming from other places of the same list: give it the ref. `places`: for each row the index of
 * the place it comes from; null: they stand. Who comes late joins in.
 */
export function useTravel<E extends HTMLElement>(
  places: readonly number[] | null,
  { beginsMs = 0, stepMs, ...times }: MoveTimes & { stepMs: number },
): RefObject<E | null> {
  return useMotion<E>(JSON.stringify(places), (list, { began }) => {
    if (places === null) return () => undefined;
    const age = ageAt(began, pageNow());
    const rows = [...list.children].filter((one) => one instanceof HTMLElement);
    fitNow();
    const spots = rows.map(spotOf);
    const begins = oneByOne(rows.length, stepMs, times.lastsMs);
    const stops = rows.map((row, at) => {
      const [from, to] = [spots[places[at] ?? at], spots[at]];
      const seeming = from && to && seemingAt(from, to);
      if (!seeming) return null;
      return animateFrom(row, [seeming, {}], { ...times, beginsMs: beginsMs + (begins[at] ?? 0) }, age);
    });
    return () => stops.forEach((stop) => stop?.());
  });
}
