import { sessionValue } from '../storage/index.ts';

const marker = sessionValue('user');
let renewing: Promise<boolean> | null = null;
let renew: () => Promise<boolean> = async () => false;

/** The session marker that goes out as `x-auth`, or null when nobody is signed in here. */
export function getSessionValue(): string | null {
  return marker.get();
}

/** Keeps or removes the session marker. */
export function setSessionValue(value: string | null): void {
  if (value === null) marker.remove();
  else marker.set(value);
}

/** Says how a fresh session marker is fetched; true when there is one now. */
export function setSessionRenewal(fetchSession: () => Promise<boolean>): void {
  renew = fetchSession;
}

/** Fetches the session marker anew, once for all calls that ask meanwhile; says whether there is one. */
export function renewSessionValue(): Promise<boolean> {
  renewing ??= renew()
    .catch(() => false)
    .finally(() => (renewing = null));
  return renewing;
}
