import { type RefObject, useEffect, useState } from 'react';

/** So little may be cut, px, without a word about it. */
const NOTHING = 12;

/** Whether an area that scrolls has more below what is in sight. */
export function useMoreBelow(area: RefObject<HTMLElement | null>): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const look = () => setMore(element.scrollHeight - element.clientHeight - element.scrollTop > NOTHING);
    look();
    element.addEventListener('scroll', look, { passive: true });
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    watch?.observe(element);
    for (const child of element.children) watch?.observe(child);
    return () => {
      element.removeEventListener('scroll', look);
      watch?.disconnect();
    };
  });
  return more;
}
