import type { Selectable } from 'kysely';
import type { CalledState, CallFault } from '@qc/contract';
import { CALL_FAULTS, CALLED_STATES } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import type { TelephoneInvitationTable } from '#platform/db/telephone-tables';

/** Somebody who is called into a room, as kept. */
export interface StoredInvitation {
  id: string;
  roomId: string;
  userId: string;
  lineId: string;
  name: string;
  /** Empty: no longer kept. */
  number: string;
  numberHash: string;
  numberEnd: string;
  state: CalledState;
  fault: CallFault | null;
  attempt: number;
  provider: string;
  callId: string | null;
  createdAtMs: number;
  placedAtMs: number | null;
  changedAtMs: number;
  place: number;
}

/** Values of one statement: no more than both databases take. */
const PORTION = 50;

function invitationOf(row: Selectable<TelephoneInvitationTable>): StoredInvitation {
  return {
    id: row.id,
    roomId: row.room_id,
    userId: row.user_id,
    lineId: row.line_id,
    name: row.name,
    number: row.number,
    numberHash: row.number_hash,
    numberEnd: row.number_end,
    state: CALLED_STATES.find((state) => state === row.state) ?? 'failed',
    fault: CALL_FAULTS.find((fault) => fault === row.fault) ?? null,
    attempt: row.attempt,
    provider: row.provider,
    callId: row.call_id,
    createdAtMs: row.created_at_ms,
    placedAtMs: row.placed_at_ms,
    changedAtMs: row.changed_at_ms,
    place: row.place,
  };
}

/** Everybody who is, or was, called into a room, in the order of the lists. */
export async function listInvitations(db: Db, roomId: string): Promise<StoredInvitation[]> {
  const rows = await db
    .selectFrom('telephone_invitation')
    .selectAll()
    .where('room_id', '=', roomId)
    .orderBy('created_at_ms')
    .orderBy('place')
    .execute();
  return rows.map(invitationOf);
}

/** One of them; null: none has this id. */
export async function findInvitation(db: Db, id: string): Promise<StoredInvitation | null> {
  const row = await db.selectFrom('telephone_invitation').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? invitationOf(row) : null;
}

/** The one whose call has this id at its provider; null: none. */
export async function findInvitationByCall(
  db: Db,
  { provider, callId }: { provider: string; callId: string },
): Promise<StoredInvitation | null> {
  const row = await db
    .selectFrom('telephone_invitation')
    .selectAll()
    .where('provider', '=', provider)
    .where('call_id', '=', callId)
    .executeTakeFirst();
  return row ? invitationOf(row) : null;
}

/** Puts people in line. A number that has been in the list of this room is not put in again. */
export async function addInvitations(trx: Db, invitations: readonly StoredInvitation[]): Promise<void> {
  for (let from = 0; from < invitations.length; from += PORTION) {
    await trx
      .insertInto('telephone_invitation')
      .values(invitations.slice(from, from + PORTION).map(rowOf))
      .onConflict((known) => known.columns(['room_id', 'number_hash']).doNothing())
      .execute();
  }
}

function rowOf(one: StoredInvitation): TelephoneInvitationTable {
  return {
    id: one.id,
    room_id: one.roomId,
    user_id: one.userId,
    line_id: one.lineId,
    name: one.name,
    number: one.number,
    number_hash: one.numberHash,
    number_end: one.numberEnd,
    state: one.state,
    fault: one.fault,
    attempt: one.attempt,
    provider: one.provider,
    call_id: one.callId,
    created_at_ms: one.createdAtMs,
    placed_at_ms: one.placedAtMs,
    changed_at_ms: one.changedAtMs,
    place: one.place,
  };
}

/**
 * Who is called next of those of a line who wait; null: nobody. `serverId`: of several servers the one that asks, which
 * calls into its own rooms, and knows of those that nobody has.
 */
export async function findNextToCall(
  db: Db,
  lineId: string,
  serverId: string | null,
): Promise<StoredInvitation | null> {
  const ofOthers = db
    .selectFrom('room_epoch')
    .select('run_id')
    .where('writer', '<>', serverId ?? '');
  const row = await db
    .selectFrom('telephone_invitation')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('line_id', '=', lineId)
    .$if(serverId !== null, (waiting) => waiting.where('room_id', 'not in', ofOthers))
    .orderBy('created_at_ms')
    .orderBy('place')
    .limit(1)
    .executeTakeFirst();
  return row ? invitationOf(row) : null;
}

/** What changes of an invitation. */
export type InvitationChange = Partial<
  Pick<StoredInvitation, 'state' | 'fault' | 'attempt' | 'callId' | 'placedAtMs' | 'provider'>
>;

/** Changes one, if it is still in one of these states; false: it is not. */
export async function changeInvitation(
  db: Db,
  id: string,
  from: readonly CalledState[],
  { state, fault, attempt, callId, placedAtMs, provider }: InvitationChange,
  atMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('telephone_invitation')
    .set({
      ...(state !== undefined && { state }),
      ...(fault !== undefined && { fault }),
      ...(attempt !== undefined && { attempt }),
      ...(callId !== undefined && { call_id: callId }),
      ...(placedAtMs !== undefined && { placed_at_ms: placedAtMs }),
      ...(provider !== undefined && { provider }),
      changed_at_ms: atMs,
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Changes all of a room, or of everywhere, that are in a state. */
export async function changeAll(
  db: Db,
  { roomId, state: from, beforeMs }: { roomId?: string; state: CalledState; beforeMs?: number },
  { state, fault }: { state: CalledState; fault: CallFault | null },
  atMs: number,
): Promise<void> {
  let change = db
    .updateTable('telephone_invitation')
    .set({ state, fault, changed_at_ms: atMs })
    .where('state', '=', from);
  if (roomId !== undefined) change = change.where('room_id', '=', roomId);
  if (beforeMs !== undefined) change = change.where('changed_at_ms', '<', beforeMs);
  await change.execute();
}

/** When somebody was last called by a line; null: never. */
export async function lastPlaced(db: Db, lineId: string): Promise<number | null> {
  const row = await db
    .selectFrom('telephone_invitation')
    .select((eb) => eb.fn.max('placed_at_ms').as('at'))
    .where('line_id', '=', lineId)
    .executeTakeFirst();
  return row?.at == null ? null : Number(row.at);
}

/** How many calls of a line were placed since a time. */
export async function countPlaced(db: Db, lineId: string, sinceMs: number): Promise<number> {
  const { count } = await db
    .selectFrom('telephone_invitation')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('line_id', '=', lineId)
    .where((eb) => eb.or([eb('placed_at_ms', '>', sinceMs), eb('state', '=', 'waiting')]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Forgets names and numbers of those of whom nothing has been heard since a time; hash and last digits stay. */
export async function forgetNumbers(db: Db, beforeMs: number): Promise<void> {
  await db
    .updateTable('telephone_invitation')
    .set({ number: '', name: '' })
    .where('changed_at_ms', '<', beforeMs)
    .where('number', '<>', '')
    .execute();
}

/** In whose name a person has people called: the institution's, or the own; and whether the person is in one. */
export async function findHost(db: Db, userId: string): Promise<{ name: string; isMember: boolean }> {
  const row = await db
    .selectFrom('app_user')
    .leftJoin('institution', 'institution.id', 'app_user.institution_id')
    .select(['app_user.name', 'institution.name as institution'])
    .where('app_user.id', '=', userId)
    .executeTakeFirst();
  return { name: row?.institution ?? row?.name ?? '', isMember: row?.institution != null };
}
