import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { animateFrom } from './animate.ts';
import type { Stop } from './animate.ts';
import { timeOf } from './time-of.ts';

/** Where something is laid out, whatever moves it just now, px. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How long it is on its way, ms. */
const REFIT_MS = 350;

function boxOf(element: HTMLElement): Box {
  const box = { x: 0, y: 0, width: element.offsetWidth, height: element.offsetHeight };
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) {
    box.x += at.offsetLeft;
    box.y += at.offsetTop;
  }
  return box;
}

/** The keyframe of what is laid out at `now` and seems to have the box of `before`; `own`: how its styles transform it. */
export function seemingBox(before: Box, now: Box, own: string): Keyframe | null {
  if (before.width === 0 || now.width === 0 || now.height === 0) return null;
  const x = before.x + before.width / 2 - now.x - now.width / 2;
  const y = before.y + before.height / 2 - now.y - now.height / 2;
  const [wide, high] = [before.width / now.width, before.height / now.height];
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && wide === 1 && high === 1) return null;
  return { transform: `translate(${x}px, ${y}px) scale(${wide}, ${high}) ${own === 'none' ? '' : own}`.trim() };
}

/**
 * For what gets less room as `place` becomes another. Each of its list items and of what says `data-refit`, or of its parts
 * where there are none, goes from the box it had to the one it has. Null: nothing is kept or moved.
 */
export function useRefit(ref: RefObject<HTMLElement | null>, place: string | null): void {
  const last = useRef<{ place: string; boxes: Map<HTMLElement, Box> } | null>(null);
  const stops = useRef<Stop[]>([]);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || place === null) {
      last.current = null;
      return;
    }
    const items = [...element.querySelectorAll('li, [data-refit]')];
    const parts = items.length > 0 ? items : [...(element.firstElementChild?.children ?? [])];
    const boxes = new Map(parts.flatMap((one) => (one instanceof HTMLElement ? [[one, boxOf(one)] as const] : [])));
    const before = last.current;
    last.current = { place, boxes };
    if (before === null || before.place === place || timeOf(element).still) return;
    stops.current.forEach((stop) => stop());
    stops.current = [...boxes].flatMap(([one, now]) => {
      const was = before.boxes.get(one);
      const from = was ? seemingBox(was, now, getComputedStyle(one).transform) : null;
      return from ? [animateFrom(one, [from, {}], { lastsMs: REFIT_MS }, 0)] : [];
    });
  });
}
