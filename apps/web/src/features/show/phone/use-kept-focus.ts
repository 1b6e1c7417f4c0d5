import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in an area whose content changes: where the element that had it has gone, the area itself takes it.
 * Who never had the focus there, such as everybody who taps, is left alone.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>): void {
  const held = useRef(false);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      held.current = target instanceof Node && area.current?.contains(target) === true;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [area]);
  useLayoutEffect(() => {
    if (held.current && document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  });
}
