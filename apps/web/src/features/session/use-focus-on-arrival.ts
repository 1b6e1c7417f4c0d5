import { type RefObject, useEffect, useRef } from 'react';

/** What was pressed is gone with what it stood in: the keyboard goes on with what came instead. */
export function useFocusOnArrival<T extends HTMLElement>(): RefObject<T | null> {
  const place = useRef<T>(null);
  useEffect(() => place.current?.focus(), []);
  return place;
}
