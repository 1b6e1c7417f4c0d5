import { useEffect, useId, useSyncExternalStore } from 'react';
import { useFocusReturn } from './focus-return.tsx';

let open: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether this dialog lies on top of all that are open: only that one may close by Escape. When it closes, the focus goes
 * back to where it was.
 */
export function useTopmost(opened: boolean): boolean {
  const id = useId();
  useFocusReturn(opened);
  useEffect(() => {
    if (!opened) return undefined;
    change([...open, id]);
    return () => change(open.filter((other) => other !== id));
  }, [id, opened]);
  return useSyncExternalStore(subscribe, () => open.at(-1) === id);
}
