import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { fitNow } from '../parts/keep-fitted.ts';
import { animateFrom } from './animate.ts';
import type { Stop } from './animate.ts';
import { type Box, type Boxed, boxOf, middleOf, seenAbout } from './boxes.ts';
import { timeOf } from './time-of.ts';
import { TIMES } from './timing.ts';

/** Something that changes place and size by itself. */
interface Part extends Boxed {
  /** It changes its proportions as well. */
  isStretched: boolean;
}
type Parts = Map<HTMLElement, Part>;

/** How long parts are on their way, ms. */
const RESHAPE_MS = TIMES.travel;

/**
 * The keyframe of a part that was seen at `before`: as large as it was, in its own proportions unless it is stretched. What
 * was hidden comes out of nothing. Null: it was not there, is not seen, or stands where and as it stood. `own`: how its
 * styles transform it.
 */
export function reshapedFrom(before: Box | undefined, now: Part, own: string): Keyframe | null {
  const { seen, isStretched } = now;
  if (before === undefined || seen.width === 0 || seen.height === 0) return null;
  if (before.width === 0 || before.height === 0) return { opacity: 0 };
  const even = Math.min(before.width, before.height) / Math.min(seen.width, seen.height);
  const [wide, high] = isStretched ? [before.width / seen.width, before.height / seen.height] : [even, even];
  const [was, is] = [middleOf(before), middleOf(seen)];
  if (Math.abs(was.x - is.x) < 1 && Math.abs(was.y - is.y) < 1 && wide === 1 && high === 1) return null;
  return { transform: `${seenAbout(was, now, wide, high)} ${own === 'none' ? '' : own}`.trim() };
}

/**
 * For what is laid out another way as `shape` becomes another: its parts go from where and how large they were to where and
 * how large they are. Parts are what says `data-part` (`stretched`: also in its proportions), the boxes of words that say
 * `data-seen`, as they are smaller, and list items, which are stretched; where there are none, what stands in its first child.
 * Null: nothing is kept or moved.
 */
export function useReshape(ref: RefObject<HTMLElement | null>, shape: string | null): void {
  const last = useRef<{ shape: string; parts: Parts } | null>(null);
  useLayoutEffect(() => {
    // Parts come and grow while the shape stays.
    if (ref.current && shape !== null && last.current?.shape === shape)
      last.current = { shape, parts: partsOf(ref.current) };
  });
  useLayoutEffect(() => {
    const element = ref.current;
    if (shape === null) last.current = null;
    if (!element || shape === null || typeof ResizeObserver === 'undefined') return;
    let stops: Stop[] = [];
    // Told after the layout and before it is drawn: words that fit themselves into their boxes have done so by then.
    const watch = new ResizeObserver(() => {
      stops.forEach((stop) => stop());
      stops = [];
      const parts = partsOf(element);
      const before = last.current;
      last.current = { shape, parts };
      if (before === null || before.shape === shape || timeOf(element).still) return;
      // All are asked for their styles before the first one moves: after that each would have them all reckoned anew.
      const moves = [...parts].flatMap(([one, part]) => {
        const from = reshapedFrom(before.parts.get(one)?.seen, part, getComputedStyle(one).transform);
        return from ? [{ one, from }] : [];
      });
      stops = moves.map(({ one, from }) => animateFrom(one, [from, {}], { lastsMs: RESHAPE_MS }, 0));
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      stops.forEach((stop) => stop());
    };
  }, [ref, shape]);
}

function partsOf(root: HTMLElement): Parts {
  fitNow();
  const all = [...root.querySelectorAll<HTMLElement>('[data-part], [data-seen], li')].flatMap((one) => {
    if (one.dataset['part'] !== undefined) return [one];
    // What is of a part, or has some, does not move by itself; words do so with the box around them.
    if (one.closest('[data-part]') || one.querySelector('[data-part], [data-seen]')) return [];
    return one.dataset['seen'] === undefined ? [one] : [one.parentElement];
  });
  const parts = all.length > 0 ? all : [...(root.firstElementChild?.children ?? [])];
  return new Map(parts.flatMap((one) => (one instanceof HTMLElement ? [[one, partAt(one)] as const] : [])));
}

function partAt(element: HTMLElement): Part {
  const box = boxOf(element);
  const words = element.querySelector<HTMLElement>('[data-seen]');
  return {
    box,
    seen: words ? boxOf(words) : box,
    isStretched: words === null && element.dataset['part'] !== '',
  };
}
