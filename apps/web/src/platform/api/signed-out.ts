const listeners = new Set<() => void>();

/** Calls back when the server no longer knows the session; gives how to stop. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells that the server no longer knows the session. */
export function tellSignedOut(): void {
  for (const tell of listeners) tell();
}
