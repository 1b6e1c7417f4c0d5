import type { RouteCall, User, UserId } from '@qc/contract';
import { call } from '../api/call.ts';
import { localValue } from '../storage/index.ts';
import { checkLogin } from './session-calls.ts';
import { closeSession, getSessionUser, openSession } from './session-store.ts';

/** Sets a new password and goes on here under the new session; refuses with ApiError `wrongPassword`, `invalidInput`. */
export async function changePassword(body: RouteCall<'changePassword'>['body']): Promise<User> {
  return openSession(await call('changePassword', { body }));
}

/** Gives the owner of a new house a name, an address and a password, and goes on here as that owner. */
export async function setUpOwner(body: RouteCall<'setUpOwner'>['body']): Promise<User> {
  return openSession(await call('setUpOwner', { body }));
}

/** Ends every session, this one too; refuses with ApiError `passwordNeeded` when the password was last given long ago. */
export async function signOutEverywhere(): Promise<void> {
  await call('signOutEverywhere');
  forgetSession();
}

/** Deletes the account for good; refuses with ApiError `wrongPassword`, `wrongCode`, `lastOwner`, `unavailable`. */
export async function deleteOwnAccount(id: UserId, proof: RouteCall<'deleteUser'>['body']): Promise<void> {
  await call('deleteUser', { params: { id }, body: proof });
  forgetSession();
}

/** After something that may have ended or changed this browser's session: takes over how it is now. */
export async function refreshSession(): Promise<void> {
  if (getSessionUser() === null) return;
  if ((await checkLogin(() => undefined)) === 'signedOut') closeSession();
}

function forgetSession(): void {
  closeSession();
  localValue('redirect').remove();
}
