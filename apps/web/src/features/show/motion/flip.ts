import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { animateFrom } from './animate.ts';
import type { Stop } from './animate.ts';
import { timeOf } from './time-of.ts';
import { oneByOne, TIMES } from './timing.ts';

/** So soon all newcomers have come, ms. */
const NEWCOMERS_MS = 1000;

/** Where an element stands in its list, px. */
export interface Spot {
  x: number;
  y: number;
}

/** The keyframe of an element that stands at `now` and seems to stand at `before`; null: it has not moved. */
export function seemingAt(before: Spot, now: Spot): Keyframe | null {
  const x = before.x - now.x;
  const y = before.y - now.y;
  return Math.abs(x) < 1 && Math.abs(y) < 1 ? null : { transform: `translate(${x}px, ${y}px)` };
}

/** Where it is laid out, whatever moves it just now. */
export function spotOf(element: HTMLElement): Spot {
  return { x: element.offsetLeft, y: element.offsetTop };
}

/** How a list travels. */
export interface Travel {
  lastsMs?: number;
  /** Between one row and the next, in the order of the list. */
  stepMs?: number;
  curve?: string;
  /** What a row does that was not there before; nothing when absent. */
  newcomer?: Keyframe;
  /** Between one newcomer and the next, in the order of the list; all of them within a second. */
  newcomerStepMs?: number;
}

/**
 * For the rows of a list that change places: give the list the ref, and each row `data-row` with a name of its own. When `order`
 * changes, every row travels from where it was.
 */
export function useFlip<E extends HTMLElement>(order: string, travel: Travel = {}): RefObject<E | null> {
  const list = useRef<E>(null);
  const spots = useRef<Map<string, Spot> | null>(null);
  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const before = spots.current;
    const now = new Map(rows.map((row) => [row.dataset.row ?? '', spotOf(row)]));
    spots.current = now;
    if (before === null || !list.current || timeOf(list.current).still) return;
    const { lastsMs = TIMES.travel, stepMs = 0, curve, newcomer, newcomerStepMs } = travel;
    const begins = oneByOne(rows.length, stepMs, lastsMs);
    if (newcomerStepMs !== undefined) {
      const fresh = rows.flatMap((row, at) => (before.has(row.dataset.row ?? '') ? [] : [at]));
      const comes = oneByOne(fresh.length, newcomerStepMs, lastsMs, NEWCOMERS_MS);
      fresh.forEach((at, nth) => (begins[at] = comes[nth] ?? 0));
    }
    const stops: Stop[] = rows.map((row, at) => {
      const name = row.dataset.row ?? '';
      const was = before.get(name);
      // Not measured anew: a motion that has just begun would have all be laid out once more, for each row.
      const is = now.get(name);
      const from = was && is ? seemingAt(was, is) : (newcomer ?? null);
      if (from === null) return () => undefined;
      return animateFrom(row, [from, {}], { beginsMs: begins[at] ?? 0, lastsMs, ...(curve ? { curve } : {}) }, 0);
    });
    return () => stops.forEach((stop) => stop());
    // eslint-disable-next-line react-hooks/exhaustive-deps -- rows travel when their order changes, and then alone
  }, [order]);
  return list;
}
