import { type Invitation, InstitutionId, InvitationId } from '@qc/contract';
import { readPage } from '#platform/db/read-page';
import type { Db, Tables } from '#platform/db/tables';

/** An invitation that can still be used. */
export interface OpenInvitation {
  id: InvitationId;
  institutionId: InstitutionId;
  institutionName: string;
  email: string;
  manager: boolean;
  invitedBy: string;
}
type InvitationRow = Tables['invitation'];

/** Most invitations that a list shows; its count is of all. */
const SHOWN_MAX = 500;

/** Puts in an invitation; an older one of the same institution to the same address is void from now on. */
export async function replaceInvitation(
  trx: Db,
  invitation: Omit<InvitationRow, 'used_at_ms'>,
  now: number,
): Promise<Invitation> {
  await trx
    .updateTable('invitation')
    .set({ used_at_ms: now })
    .where('institution_id', '=', invitation.institution_id)
    .where('email', '=', invitation.email)
    .where('used_at_ms', 'is', null)
    .execute();
  await trx
    .insertInto('invitation')
    .values({ ...invitation, used_at_ms: null })
    .execute();
  return toInvitation(invitation);
}

/** What waits at one institution, newest first. */
export async function findWaiting(
  db: Db,
  institutionId: InstitutionId,
  now: number,
): Promise<{ invitations: Invitation[]; count: number }> {
  const waiting = db
    .selectFrom('invitation')
    .selectAll()
    .where('institution_id', '=', institutionId)
    .where('used_at_ms', 'is', null)
    .where('expires_at_ms', '>', now)
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc');
  const { rows, count } = await readPage(waiting, { page: 1, perPage: SHOWN_MAX });
  return { invitations: rows.map(toInvitation), count };
}

/** Takes an invitation back; null: none such waits at this institution. */
export async function withdraw(
  trx: Db,
  institutionId: InstitutionId,
  id: InvitationId,
  now: number,
): Promise<Invitation | null> {
  const row = await trx
    .updateTable('invitation')
    .set({ used_at_ms: now })
    .where('id', '=', id)
    .where('institution_id', '=', institutionId)
    .where('used_at_ms', 'is', null)
    .where('expires_at_ms', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row ? toInvitation(row) : null;
}

/** The invitation of a mailed secret, while it can be used and its institution is open; or null. */
export async function findOpenInvitation(db: Db, tokenHash: string, now: number): Promise<OpenInvitation | null> {
  const row = await db
    .selectFrom('invitation')
    .innerJoin('institution', 'institution.id', 'invitation.institution_id')
    .selectAll('invitation')
    .select('institution.name as institution_name')
    .where('token_hash', '=', tokenHash)
    .where('used_at_ms', 'is', null)
    .where('expires_at_ms', '>', now)
    .where('institution.closed_at_ms', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: InvitationId.parse(row.id),
    institutionId: InstitutionId.parse(row.institution_id),
    institutionName: row.institution_name,
    email: row.email,
    manager: row.manager === 1,
    invitedBy: row.invited_by,
  };
}

/** Uses an invitation up: true for the one caller who is first and in time, false for everybody else. */
export async function claimInvitation(trx: Db, id: InvitationId, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitation')
    .set({ used_at_ms: now })
    .where('id', '=', id)
    .where('used_at_ms', 'is', null)
    .where('expires_at_ms', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes back all that waits at one institution. */
export async function withdrawAll(trx: Db, institutionId: InstitutionId, now: number): Promise<void> {
  await trx
    .updateTable('invitation')
    .set({ used_at_ms: now })
    .where('institution_id', '=', institutionId)
    .where('used_at_ms', 'is', null)
    .execute();
}

/** Forgets every invitation to an address, used or not: its person is gone. */
export async function dropInvitationsTo(trx: Db, email: string): Promise<void> {
  await trx.deleteFrom('invitation').where('email', '=', email).execute();
}

/** Forgets the addresses of those who were invited and whose invitation is over. */
export async function deleteOldInvitations(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('invitation')
    .where((eb) => eb.or([eb('expires_at_ms', '<=', now), eb('used_at_ms', 'is not', null)]))
    .execute();
}

function toInvitation(row: Omit<InvitationRow, 'used_at_ms'>): Invitation {
  return {
    _id: InvitationId.parse(row.id),
    email: row.email,
    manager: row.manager === 1,
    createdAt: row.created_at_ms,
    expiresAt: row.expires_at_ms,
  };
}
