import type { NotRegistered, RouteCall, SessionUser, User } from '@qc/contract';
import { ApiError, isRefusal } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { registrationCompleted, track } from '../scripts/index.ts';
import { localValue } from '../storage/index.ts';
import { isKnownAbsent } from './known-absent.ts';
import { closeSession, getSessionUser, openSession } from './session-store.ts';
import { getSessionValue, setSessionRenewal } from './session-value.ts';

/** Set while the server has yet to hear that the person has left this browser: its cookie still opens the session. */
const leaving = localValue('leaving');

/** Signs in; refuses with ApiError `wrongCredentials`, `secondStepNeeded`, `wrongCode`, `restricted`, `tooManyRequests`. */
export async function login(credentials: RouteCall<'login'>['body']): Promise<User> {
  const user = enter(await call('login', { body: credentials }));
  track('login', { method: 'password' });
  return user;
}

/** Signs in as an admin; refuses like `login`, also an account that is no admin's. */
export async function adminLogin(credentials: RouteCall<'adminLogin'>['body']): Promise<User> {
  const user = enter(await call('adminLogin', { body: credentials }));
  track('login', { method: 'password' });
  return user;
}

/**
 * Opens an account and signs in. Where the address has an account nobody is signed in, and its mailbox is written to.
 * Refuses with ApiError `invalidInput`, `tooManyRequests`.
 */
export async function registerUser(fields: RouteCall<'registerUser'>['body']): Promise<User | NotRegistered> {
  const reply = await call('registerUser', { body: fields });
  if (!('session' in reply)) return reply;
  if (reply.registered === true) registrationCompleted(reply._id);
  return enter(reply);
}

/** Exchanges the one-time token of an address for a session. */
export async function exchangeToken(token: string): Promise<User> {
  const user = enter(await call('exchangeToken', { body: { token } }));
  track('login', { method: 'link' });
  return user;
}

/** How the session check ended. `followed`: the server sent the person to another address; `unknown`: it was not heard. */
export type SessionCheck = 'signedIn' | 'signedOut' | 'followed' | 'unknown';

/** Asks the server whose session the cookie is, where there may be one. Never throws: without a session it logs 'No Auth' and goes on. */
export async function checkLogin(go: (address: string) => void): Promise<SessionCheck> {
  if (leaving.get() !== null) {
    await finishLogout();
    console.info('No Auth');
    return 'signedOut';
  }
  if (isKnownAbsent()) {
    console.info('No Auth');
    return 'signedOut';
  }
  try {
    openSession(await call('checkLogin'));
    return 'signedIn';
  } catch (error) {
    console.info('No Auth');
    const redirect = error instanceof ApiError && error.status === 401 ? error.reply?.redirect : undefined;
    if (redirect !== undefined && isWebAddress(redirect)) {
      go(redirect);
      return 'followed';
    }
    return isRefusal(error, 'notSignedIn') || isRefusal(error, 'restricted') ? 'signedOut' : 'unknown';
  }
}

/** Ends the session: clears local data first, then tells the server; where it cannot be reached, as soon as it can. */
export async function logout(): Promise<void> {
  const session = getSessionValue();
  closeSession();
  localValue('redirect').remove();
  leaving.set('yes');
  await finishLogout(session);
}

/** Ends the session of somebody who has left and could not be heard; does nothing when there is none. */
export async function finishLogout(known: string | null = null): Promise<void> {
  if (leaving.get() === null) return;
  try {
    // The cookie alone does not end a session: its marker is asked for where it is not known, or was renewed elsewhere.
    const session = known ?? (await call('checkLogin')).session;
    await call('logout', {}, { session });
  } catch (error) {
    if (known !== null && isRefusal(error, 'badSessionValue')) return finishLogout();
    if (!isRefusal(error, 'notSignedIn') && !isRefusal(error, 'restricted')) return;
  }
  leaving.remove();
}

/** Who signs in has not left. */
function enter(session: SessionUser): User {
  leaving.remove();
  return openSession(session);
}

/** Only a path of this site or an http(s) address is followed, never `javascript:` and the like. */
function isWebAddress(address: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(address, location.origin).protocol);
  } catch {
    return false;
  }
}

setSessionRenewal(async () => {
  const before = getSessionUser();
  const session = await call('checkLogin');
  // Another person signed in meanwhile in another tab: this screen must not go on with the first one's data.
  if (before && before._id !== session._id) {
    location.reload();
    return false;
  }
  openSession(session);
  return true;
});
