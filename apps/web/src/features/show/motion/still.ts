import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function asked(): MediaQueryList | null {
  return typeof matchMedia === 'function' ? matchMedia(QUERY) : null;
}

function follow(changed: () => void): () => void {
  const query = asked();
  query?.addEventListener?.('change', changed);
  return () => query?.removeEventListener?.('change', changed);
}

/** Whether this machine asks for no motion; followed as it changes. */
export function useStill(): boolean {
  return useSyncExternalStore(
    follow,
    () => asked()?.matches === true,
    () => false,
  );
}
