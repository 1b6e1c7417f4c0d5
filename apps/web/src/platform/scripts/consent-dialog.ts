import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let open = false;

/** Opens or closes the dialog in which a choice can be changed; any screen may do so. */
export function setConsentDialog(next: boolean): void {
  open = next;
  for (const tell of listeners) tell();
}

/** Whether the dialog is open. */
export function useConsentDialog(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
    () => false,
  );
}
