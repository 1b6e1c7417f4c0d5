import type { RouteCall, User } from '@qc/contract';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { registrationCompleted, track } from '../scripts/index.ts';
import { localValue } from '../storage/index.ts';
import { closeSession, getSessionUser, openSession } from './session-store.ts';
import { getSessionValue, setSessionRenewal } from './session-value.ts';

/** Signs in; refuses with ApiError `wrongCredentials`, `secondStepNeeded`, `wrongCode`, `restricted`, `tooManyRequests`. */
export async function login(credentials: RouteCall<'login'>['body']): Promise<User> {
  const user = openSession(await call('login', { body: credentials }));
  track('login', { method: 'password' });
  return user;
}

/** Signs in as an admin; refuses like `login`, also an account that is no admin's. */
export async function adminLogin(credentials: RouteCall<'adminLogin'>['body']): Promise<User> {
  const user = openSession(await call('adminLogin', { body: credentials }));
  track('login', { method: 'password' });
  return user;
}

/** Opens an account and signs in; refuses with ApiError `emailTaken`, `invalidInput`. */
export async function registerUser(fields: RouteCall<'registerUser'>['body']): Promise<User> {
  const reply = await call('registerUser', { body: fields });
  if (reply.registered === true) registrationCompleted(reply._id);
  return openSession(reply);
}

/** Exchanges the one-time token of an address for a session. */
export async function exchangeToken(token: string): Promise<User> {
  const user = openSession(await call('exchangeToken', { body: { token } }));
  track('login', { method: 'link' });
  return user;
}

/** How the session check ended. `followed`: the server sent the person to another address. */
export type SessionCheck = 'signedIn' | 'signedOut' | 'followed';

/** Asks the server whose session the cookie is. Never throws: without a session it logs 'No Auth' and goes on. */
export async function checkLogin(go: (address: string) => void): Promise<SessionCheck> {
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
    return 'signedOut';
  }
}

/** Ends the session: clears local data first, then tells the server (its failure changes nothing for the person). */
export async function logout(): Promise<void> {
  const session = getSessionValue();
  closeSession();
  localValue('redirect').remove();
  await call('logout', {}, { session }).catch(() => undefined);
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
