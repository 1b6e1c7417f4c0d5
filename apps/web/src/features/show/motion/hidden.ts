import { useSyncExternalStore } from 'react';

function follow(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether nobody can see the page: its tab is behind another, or its window is away. */
export function useHidden(): boolean {
  return useSyncExternalStore(
    follow,
    () => document.hidden,
    () => false,
  );
}
