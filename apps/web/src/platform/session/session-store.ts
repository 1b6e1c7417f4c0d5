import type { SessionUser, User } from '@qc/contract';
import { useSyncExternalStore } from 'react';
import { noteSession } from './known-absent.ts';
import { setSessionValue } from './session-value.ts';

/** Who is signed in, as the server tells it, without the session's marker. */
export type SignedIn = User & Pick<SessionUser, 'setupDue' | 'twoStepDue' | 'passwordDue'>;

const listeners = new Set<() => void>();
let current: SignedIn | null = null;

/** Who is signed in, or null. */
export function getSessionUser(): SignedIn | null {
  return current;
}

/** Who is signed in, kept up to date. */
export function useSessionUser(): SignedIn | null {
  return useSyncExternalStore(onSessionChange, getSessionUser, getSessionUser);
}

/** Calls back whenever the signed-in user or the user's details change; gives how to stop. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Logged out becomes logged in: keeps the details and, apart from them, the session marker. */
export function openSession({ session, ...user }: SessionUser): SignedIn {
  setSessionValue(session);
  noteSession(true);
  setSessionUser(user);
  return user;
}

/** Takes over changed details of the signed-in user. */
export function setSessionUser(user: SignedIn | null): void {
  current = user;
  for (const tell of listeners) tell();
}

/** Forgets the session in this tab. The server is not told. */
export function closeSession(): void {
  setSessionValue(null);
  noteSession(false);
  setSessionUser(null);
}
