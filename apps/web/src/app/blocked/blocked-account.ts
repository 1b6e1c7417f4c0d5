import type { ApiError } from '#platform/api';

/** What a person who was cut off is told; null: nothing. */
export interface BlockedProps {
  refusal: ApiError | null;
  onClose: () => void;
}

const listeners = new Set<() => void>();
let refusal: ApiError | null = null;

/** What cut the person off, with an admin's reason where one was given; null: nothing, or it was read. */
export function getBlockedRefusal(): ApiError | null {
  return refusal;
}

/** Calls back when somebody is cut off and when that was read; gives how to stop. */
export function onBlockedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps why the person was cut off until it was read; null: it was. */
export function keepBlockedRefusal(why: ApiError | null): void {
  refusal = why;
  for (const tell of listeners) tell();
}
