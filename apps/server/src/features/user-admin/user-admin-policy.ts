import type { Role, UserAdminChanges, UserId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import { type Failure, refuse } from '#platform/result';

/** An account as far as the rules about it go. */
export interface ManagedAccount {
  userId: UserId;
  role: Role;
  email: string;
  emailConfirmed: boolean;
  disabledFromAdmin: boolean;
  disableRemotesGames: boolean;
  institution: string | null;
}

/** Accounts of owners and admins are the owners' business; everybody else's is every admin's. Null: it may. */
export function refuseManaging(actor: Actor, target: Pick<ManagedAccount, 'userId' | 'role'>): Failure | null {
  if (actor.role === 0) return null;
  if (actor.role === 1 && (actor.userId === target.userId || target.role === 2 || target.role === 3)) return null;
  return refuse('forbidden');
}

/**
 * Whether somebody may change an account so. Nobody changes the own role, restriction, institution or limits; owners
 * alone make and unmake owners and admins; a manager has an institution to manage. Null: it may.
 */
export function refuseChanges(actor: Actor, target: ManagedAccount, changes: UserAdminChanges): Failure | null {
  const managing = refuseManaging(actor, target);
  if (managing) return managing;
  const role = changes.role ?? target.role;
  const institution = changes.institution === undefined ? target.institution : changes.institution;
  if (actor.userId === target.userId && touchesRights(target, changes)) return refuse('ownRole');
  if (actor.userId === target.userId && (changes.emailConfirmed || (changes.email ?? target.email) !== target.email)) {
    // By the own settings, with the password.
    return refuse('forbidden', { fields: [{ path: 'email', code: 'forbidden' }] });
  }
  if (actor.role !== 0 && role !== target.role && (role === 0 || role === 1)) {
    return refuse('forbidden', { fields: [{ path: 'role', code: 'forbidden' }] });
  }
  if (role === 3 && institution === null) {
    return refuse('invalidInput', { fields: [{ path: 'institution', code: 'required' }] });
  }
  return null;
}

/** Whether the account would be an owner who cannot act, or none at all, afterwards. */
export function losesOwner(target: ManagedAccount, changes: UserAdminChanges): boolean {
  if (target.role !== 0) return false;
  return (changes.role ?? 0) !== 0 || (changes.disabledFromAdmin === true && !target.disabledFromAdmin);
}

/** Whether what the person may do changes. */
function changesRights(target: ManagedAccount, changes: UserAdminChanges): boolean {
  return (
    (changes.role !== undefined && changes.role !== target.role) ||
    (changes.disabledFromAdmin !== undefined && changes.disabledFromAdmin !== target.disabledFromAdmin)
  );
}

/**
 * Whether open sessions end with the change. A restriction leaves them, so that every call tells of it; when it is
 * lifted they end.
 */
export function endsSessions(target: ManagedAccount, changes: UserAdminChanges): boolean {
  return changesRights(target, changes) && changes.disabledFromAdmin !== true;
}

function touchesRights(target: ManagedAccount, changes: UserAdminChanges): boolean {
  return (
    changesRights(target, changes) ||
    (changes.institution !== undefined && changes.institution !== target.institution) ||
    (changes.disableRemotesGames !== undefined && changes.disableRemotesGames !== target.disableRemotesGames) ||
    // By the own settings, with password and code.
    changes.twoStep !== undefined
  );
}
