import { useSyncExternalStore } from 'react';

let isWhole = false;

/** This page carries everything that it may ask for: nothing has to wait for a network. */
export function needNoNetwork(): void {
  isWhole = true;
}

/** Whether what is asked for can be had: the browser believes it has a network. */
export function isOnline(): boolean {
  return isWhole || navigator.onLine !== false;
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
