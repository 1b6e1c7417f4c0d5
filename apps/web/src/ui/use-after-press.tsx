import { useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';

/**
 * Puts off what moves the things on a page until the press under way has ended: a press that ends on something else than
 * it began on is no press. Without a press it is done at once; of several the last one counts.
 */
export function useAfterPress(): (act: () => void) => void {
  const pressing = useRef(false);
  const waiting = useRef<(() => void) | null>(null);
  const begin = () => {
    pressing.current = true;
  };
  const end = () => {
    pressing.current = false;
    const act = waiting.current;
    waiting.current = null;
    act?.();
  };
  useWindowEvent('pointerdown', begin, { capture: true });
  useWindowEvent('pointerup', end, { capture: true });
  useWindowEvent('pointercancel', end, { capture: true });
  return (act) => {
    if (pressing.current) waiting.current = act;
    else act();
  };
}
