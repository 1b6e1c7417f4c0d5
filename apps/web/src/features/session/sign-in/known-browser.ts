import { localValue } from '#platform/storage';

const signedInBefore = localValue('signedInBefore');

/** Whether somebody has signed in here before: a first visitor is not greeted as one who comes back. */
export function isKnownBrowser(): boolean {
  return signedInBefore.get() !== null;
}

/** Somebody has signed in here. */
export function rememberBrowser(): void {
  signedInBefore.set('1');
}
