import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Box } from './lobby-cells.ts';

/** What a wide screen gives, until it has been measured. */
const USUAL: Box = { width: 92, height: 64 };

/** The size of an element in hundredths of the screen's shorter side, measured anew when it changes. */
export function useBox(ref: RefObject<HTMLElement | null>, usual = USUAL): Box {
  const [box, setBox] = useState(usual);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const one = parseFloat(getComputedStyle(element).getPropertyValue('scroll-padding-top'));
      if (!(one > 0) || element.clientWidth === 0) return;
      setBox({ width: element.clientWidth / one, height: element.clientHeight / one });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref]);
  return box;
}
