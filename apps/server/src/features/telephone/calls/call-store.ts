import type { Selectable } from 'kysely';
import { prepareInsertAsJson } from '#platform/db/insert-as-json';
import type { Db } from '#platform/db/tables';
import type { TelephoneCallTable } from '#platform/db/telephone-tables';

/** By which a call is known. */
export interface CallKey {
  provider: string;
  callId: string;
}

/** A call as it is kept. */
export interface StoredCall extends CallKey {
  lineId: string;
  /** Of the number that calls; where it is withheld, of the call. */
  numberHash: string;
  /** Its last digits; empty: withheld. */
  numberEnd: string;
  /** The room it has come into; null: none yet. */
  roomId: string | null;
  /** Its seat there; null: none. */
  seat: number | null;
  /** How far the conversation is, JSON. */
  session: string;
  startedAtMs: number;
  heardAtMs: number;
  /** Null: it goes on, as far as is known. */
  endedAtMs: number | null;
}

const COLUMNS = [
  ['provider', 'text'],
  ['call_id', 'text'],
  ['line_id', 'text'],
  ['number_hash', 'text'],
  ['number_end', 'text'],
  ['room_id', 'text'],
  ['seat', 'whole'],
  ['session', 'text'],
  ['started_at_ms', 'whole'],
  ['heard_at_ms', 'whole'],
  ['ended_at_ms', 'whole'],
] as const;

/** A call; null: it is not known. */
export async function findCall(db: Db, { provider, callId }: CallKey): Promise<StoredCall | null> {
  const row = await db
    .selectFrom('telephone_call')
    .selectAll()
    .where('provider', '=', provider)
    .where('call_id', '=', callId)
    .executeTakeFirst();
  return row ? callOf(row) : null;
}

/** The call of a number that was last heard of; null: none since a time. */
export async function findLastCallOf(db: Db, numberHash: string, sinceMs: number): Promise<StoredCall | null> {
  const row = await db
    .selectFrom('telephone_call')
    .selectAll()
    .where('number_hash', '=', numberHash)
    .where('heard_at_ms', '>', sinceMs)
    .orderBy('heard_at_ms', 'desc')
    .orderBy('call_id')
    .limit(1)
    .executeTakeFirst();
  return row ? callOf(row) : null;
}

function callOf(row: Selectable<TelephoneCallTable>): StoredCall {
  return {
    provider: row.provider,
    callId: row.call_id,
    lineId: row.line_id,
    numberHash: row.number_hash,
    numberEnd: row.number_end,
    roomId: row.room_id,
    seat: row.seat,
    session: row.session,
    startedAtMs: row.started_at_ms,
    heardAtMs: row.heard_at_ms,
    endedAtMs: row.ended_at_ms,
  };
}

/**
 * Writes calls as they are now, each once; new ones are added. It is one statement, one trip to the disk and no
 * transaction: what rooms have to write down waits for the same writer, and their players for it.
 */
export function prepareWriteCalls(db: Db): (calls: readonly StoredCall[]) => Promise<void> {
  const write = prepareInsertAsJson(db, 'telephone_call', COLUMNS, {
    key: ['provider', 'call_id'],
    changes: ['room_id', 'seat', 'session', 'heard_at_ms', 'ended_at_ms'],
  });
  return (calls) => write(calls.map(rowOf));
}

/** How many calls a number has begun since a time. */
export async function countCallsOf(db: Db, numberHash: string, sinceMs: number): Promise<number> {
  const { count } = await db
    .selectFrom('telephone_call')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('number_hash', '=', numberHash)
    .where('started_at_ms', '>', sinceMs)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Forgets the calls that were last heard of before a time. */
export async function forgetCalls(db: Db, beforeMs: number): Promise<void> {
  await db.deleteFrom('telephone_call').where('heard_at_ms', '<', beforeMs).execute();
}

/** A call in the order of `COLUMNS`. */
function rowOf(call: StoredCall): (string | number | null)[] {
  return [
    ...[call.provider, call.callId, call.lineId, call.numberHash, call.numberEnd, call.roomId],
    ...[call.seat, call.session, call.startedAtMs, call.heardAtMs, call.endedAtMs],
  ];
}
