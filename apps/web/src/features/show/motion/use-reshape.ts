import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { animateFrom } from './animate.ts';
import type { Stop } from './animate.ts';
import { timeOf } from './time-of.ts';

type Parts = Map<string, { element: Element; box: DOMRect }>;

/** How long its parts are on their way, ms. */
const RESHAPE_MS = 450;

/**
 * The keyframe of a part that is drawn at `now` and seems to be at `before`: `stretched` into that box, else in its own
 * proportions about that box's middle. Where it was not seen before it comes out of nothing.
 */
export function reshapedFrom(before: DOMRect | undefined, now: DOMRect, stretched: boolean): Keyframe | null {
  if (now.width === 0 || now.height === 0) return null;
  if (before === undefined || before.width === 0) return { opacity: 0 };
  const x = before.x + before.width / 2 - now.x - now.width / 2;
  const y = before.y + before.height / 2 - now.y - now.height / 2;
  const even = Math.min(before.width, before.height) / Math.min(now.width, now.height);
  const scale = stretched ? `${before.width / now.width}, ${before.height / now.height}` : String(even);
  return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
}

/**
 * For what is laid out another way as `shape` changes: give it the ref, and each part `data-part` with a name of its own.
 * Parts go from where and how large they were to where and how large they are; the part `back` is stretched.
 */
export function useReshape<E extends HTMLElement>(shape: string): RefObject<E | null> {
  const ref = useRef<E>(null);
  const last = useRef<{ shape: string; parts: Parts } | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    let stops: Stop[] = [];
    // Told after the layout and before it is drawn: words that fit themselves into their boxes have done so by then.
    const watch = new ResizeObserver(() => {
      stops.forEach((stop) => stop());
      stops = [];
      const parts = partsOf(element);
      const before = last.current;
      last.current = { shape, parts };
      if (before === null || before.shape === shape || timeOf(element).still) return;
      stops = [...parts].flatMap(([name, { element: part, box }]) => {
        const from = reshapedFrom(before.parts.get(name)?.box, box, name === 'back');
        return from ? [animateFrom(part, [from, {}], { lastsMs: RESHAPE_MS }, 0)] : [];
      });
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      stops.forEach((stop) => stop());
    };
  }, [shape]);
  return ref;
}

function partsOf(element: HTMLElement): Parts {
  const parts = [...element.querySelectorAll('[data-part]')];
  return new Map(
    parts.map((part) => [part.getAttribute('data-part') ?? '', { element: part, box: part.getBoundingClientRect() }]),
  );
}
