import { localValue } from '../storage/index.ts';

/** Set from signing in to signing out, in all tabs: a page that the browser kept may be older than the session. */
const signedIn = localValue('signedIn');

/** Notes that there is a session in this browser, or none any more. */
export function noteSession(isOpen: boolean): void {
  if (isOpen) signedIn.set('yes');
  else signedIn.remove();
}

/** Whether there is nothing to ask: the server saw no cookie with this page, and nobody has signed in here since. */
export function isKnownAbsent(): boolean {
  const said = document.querySelector<HTMLMetaElement>('meta[name="session"]')?.content;
  return said === 'none' && signedIn.get() === null;
}
