import { type RefObject, useDeferredValue, useEffect, useRef } from 'react';

/** For the button of what `openedOnDemand` fetched: it has come in place of the one that was pressed, which is told to it. */
export function useHandedPress(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  // Not at once: what it opens has yet to learn whether motion is to be reduced, and would be drawn in a wrong place.
  const stands = useDeferredValue(true, false);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (stands) button.current?.click();
  }, [stands]);
  return button;
}
