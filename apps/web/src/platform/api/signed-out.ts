import type { ApiError } from './api-error.ts';

/** Why nothing goes on in this session. `restricted`: an admin has blocked the account. */
export type SignedOut = 'sessionEnded' | 'restricted';

/** `error` is the refusal that said so. */
type Listener = (why: SignedOut, error: ApiError) => void;

const listeners = new Set<Listener>();
const holders = new Set<symbol>();

/** Calls back when the server no longer serves the session; gives how to stop. */
export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Keeps the person on this screen even when the session ends: there is text on it that is nowhere else. The screen
 * itself then asks to sign in. Gives how to let go.
 */
export function stayWhenSignedOut(): () => void {
  const holder = Symbol('holder');
  holders.add(holder);
  return () => holders.delete(holder);
}

/** Tells that the server no longer serves the session. */
export function tellSignedOut(why: SignedOut, error: ApiError): void {
  if (holders.size > 0) return;
  for (const tell of listeners) tell(why, error);
}

const dueListeners = new Set<() => void>();

/** Calls back when the server refuses everything until the account has a second step, or another password; gives how to stop. */
export function onStepDue(listener: () => void): () => void {
  dueListeners.add(listener);
  return () => dueListeners.delete(listener);
}

/** Tells that the house demands a second step, or another password, of this account now. */
export function tellStepDue(): void {
  for (const tell of dueListeners) tell();
}
