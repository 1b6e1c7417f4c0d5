import { useSyncExternalStore } from 'react';

/** Whether the browser believes it has a network. */
export function isOnline(): boolean {
  return navigator.onLine !== false;
}

/** Calls back when the network goes or returns; gives how to stop. */
export function onOnlineChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser believes it has a network, kept up to date. */
export function useOnline(): boolean {
  return useSyncExternalStore(onOnlineChange, isOnline, () => true);
}
