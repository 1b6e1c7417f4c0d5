import { isAdminRole, type UserId } from '@qc/contract';
import type { AuditBy } from '#features/audit';
import type { Db } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import { findPayer, type Payer } from './charges/payer-store.ts';

/** Who acts on others' credits, and what the audit log says of it. */
export interface AdminAct {
  actor: Pick<Actor, 'role' | 'userId'>;
  by: AuditBy;
}

/** Whose records a call asks for. */
export interface Whose {
  user?: string | undefined;
  institution?: string | undefined;
  /** Admins: only the own ones. */
  mine: boolean;
}
/** Whose records a caller is given: a record fits when it is of every pot and of every person named. */
export interface CreditScope {
  pots: readonly string[];
  /** Who ran it. */
  users: readonly string[];
}

/** Subscriptions and transactions: regular people and plain members their own, managers their institution's, admins all. */
export function potScope(actor: Actor, payer: Payer, asked: Whose): CreditScope {
  const own = seesAll(actor, asked) ? [] : [managedPot(actor, payer) ?? actor.userId];
  return { pots: [...own, ...given(asked.user), ...given(asked.institution)], users: [] };
}

/** Uses: regular people and members those of their own runs, managers their institution's, admins all. */
export function usageScope(actor: Actor, payer: Payer, asked: Whose): CreditScope {
  const managed = managedPot(actor, payer);
  const isOwn = !seesAll(actor, asked);
  return {
    pots: [...(isOwn && managed !== null ? [managed] : []), ...given(asked.institution)],
    users: [...(isOwn && managed === null ? [actor.userId] : []), ...given(asked.user)],
  };
}

/** The institution that a manager manages. */
export function managedPot(actor: Actor, payer: Payer): string | null {
  return actor.role === 3 ? payer.institutionId : null;
}

/** Whether the caller may see more of the paying pot than its balance. */
export function seesPot(actor: Actor, payer: Payer): boolean {
  return payer.pot.kind === 'user' || managedPot(actor, payer) !== null || isAdminRole(actor.role);
}

/**
 * Whether an admin may give credits to a pot or correct what is in it. Nobody raises the credits that the own runs are
 * paid with, neither the own nor those of the own institution; the owner of the house, who is the provider of all of
 * them, may.
 */
export async function mayGiveTo(db: Db, actor: Pick<Actor, 'role' | 'userId'>, potId: string): Promise<boolean> {
  if (actor.role !== 1) return actor.role === 0;
  return potId !== actor.userId && potId !== (await findPayer(db, actor.userId))?.institutionId;
}

function seesAll(actor: Actor, { mine }: Whose): boolean {
  return isAdminRole(actor.role) && !mine;
}

function given(id: string | UserId | undefined): string[] {
  return id === undefined ? [] : [id];
}
