import { localValue } from '../storage/index.ts';
import { track, type TrackedEvents } from './track.ts';

/** The last so many are remembered. */
const KEPT_MAX = 50;
const kept = localValue('told');

/** True the first time in this browser, false ever after: reloads, the way back and other tabs count as one. */
export function firstTimeFor(what: 'signUp' | 'purchase' | 'firstGame', id: string): boolean {
  const mark = `${what}:${id}`;
  const known = (kept.get() ?? '').split(' ').filter((part) => part !== '');
  if (known.includes(mark)) return false;
  kept.set([...known, mark].slice(-KEPT_MAX).join(' '));
  return true;
}

/** Name of the window's own event, for anything on the page that waits for registrations. */
export const REGISTRATION_COMPLETED = 'registration_completed';

/**
 * Tells that a registration was completed, once for an account: the register call's reply says so, and so does the
 * address that follows it (navigation rule 1). `account`: its id; `guest` where nobody is signed in.
 */
export function registrationCompleted(account: string): void {
  if (!firstTimeFor('signUp', account)) return;
  track('sign_up', { method: 'email' });
  window.dispatchEvent(new CustomEvent(REGISTRATION_COMPLETED));
}

/** Tells of a paid order, once for each order. */
export function purchaseCompleted(order: string, basket: Omit<TrackedEvents['purchase'], 'transaction_id'>): void {
  if (firstTimeFor('purchase', order)) track('purchase', { transaction_id: order, ...basket }, order);
}
