import { CreditRequest, type Language } from '@qc/contract';
import { type Paging, readPage } from '#platform/db/read-page';
import type { CreditRequestTable, Db } from '#platform/db/tables';

/** Somebody who is written to about requests. */
export interface Reader {
  name: string;
  email: string;
  language: Language;
}

function requests(db: Db) {
  return db
    .selectFrom('credit_request')
    .innerJoin('app_user', 'app_user.id', 'credit_request.user_id')
    .leftJoin('institution', 'institution.id', 'credit_request.institution_id')
    .selectAll('credit_request')
    .select(['app_user.name as user_name', 'app_user.email as user_email', 'institution.name as institution_name']);
}
type Row = Awaited<ReturnType<ReturnType<typeof requests>['execute']>>[number];

function toRequest(row: Row): CreditRequest {
  return CreditRequest.parse({
    _id: row.id,
    user: { _id: row.user_id, name: row.user_name, email: row.user_email },
    institution: row.institution_id === null ? null : (row.institution_name ?? ''),
    note: row.note,
    state: row.state,
    amount: row.amount,
    reason: row.reason,
    createdAt: row.created_at_ms,
    decidedAt: row.decided_at_ms,
  });
}

/** Puts in an open request; false: the person has one already. */
export async function insertRequest(trx: Db, row: CreditRequestTable): Promise<boolean> {
  const insert = trx.insertInto('credit_request').values(row);
  const { numInsertedOrUpdatedRows } = await insert
    .onConflict((conflict) => conflict.column('open_for').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findRequest(db: Db, id: string): Promise<CreditRequest | null> {
  const row = await requests(db).where('credit_request.id', '=', id).executeTakeFirst();
  return row ? toRequest(row) : null;
}

/** Of which institution's credits a request is; undefined: there is no such request. */
export async function findRequestPlace(db: Db, id: string): Promise<string | null | undefined> {
  const found = db.selectFrom('credit_request').select('institution_id').where('id', '=', id);
  return (await found.executeTakeFirst())?.institution_id;
}

export async function findOpenRequest(db: Db, userId: string): Promise<CreditRequest | null> {
  const row = await requests(db).where('credit_request.open_for', '=', userId).executeTakeFirst();
  return row ? toRequest(row) : null;
}

/** How often a person has asked since then. */
export async function countRequestsSince(db: Db, userId: string, sinceMs: number): Promise<number> {
  const since = db.selectFrom('credit_request').select('id').where('user_id', '=', userId);
  return (await since.where('created_at_ms', '>', sinceMs).execute()).length;
}

/** Answers that the person has not seen, newest first. */
export async function findUnseenAnswers(db: Db, userId: string): Promise<CreditRequest[]> {
  const rows = await requests(db)
    .where('credit_request.user_id', '=', userId)
    .where('credit_request.state', '!=', 'open')
    .where('credit_request.seen_at_ms', 'is', null)
    .orderBy('credit_request.created_at_ms', 'desc')
    .limit(10)
    .execute();
  return rows.map(toRequest);
}

/** Marks the person's own answers as seen; those of others stay as they are. */
export async function markSeen(db: Db, userId: string, ids: readonly string[], nowMs: number): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('credit_request')
    .set({ seen_at_ms: nowMs })
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .where('seen_at_ms', 'is', null)
    .execute();
}

/** One page of requests, oldest first; of one institution, or of all. */
export async function findRequests(
  db: Db,
  { institutionId, open, ...paging }: { institutionId: string | null; open: boolean } & Paging,
): Promise<{ requests: CreditRequest[]; count: number }> {
  const all = requests(db)
    .$if(institutionId !== null, (query) => query.where('credit_request.institution_id', '=', institutionId))
    .$if(open, (query) => query.where('credit_request.state', '=', 'open'));
  const sorted = all.orderBy('credit_request.created_at_ms').orderBy('credit_request.id');
  const { rows, count } = await readPage(sorted, paging);
  return { requests: rows.map(toRequest), count };
}

/** Ends an open request; false: somebody was first. */
export async function closeRequest(
  trx: Db,
  id: string,
  answer: { state: 'granted' | 'declined'; amount: number; reason: string; decided_at_ms: number },
): Promise<boolean> {
  const close = trx.updateTable('credit_request').set({ ...answer, open_for: null });
  const { numUpdatedRows } = await close.where('id', '=', id).where('state', '=', 'open').executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Who hears of a request: the institution's managers, or the admins of the house. */
export async function findReaders(db: Db, institutionId: string | null): Promise<Reader[]> {
  const people = db
    .selectFrom('app_user')
    .select(['name', 'email', 'language'])
    .where('disabled_from_admin', '=', 0)
    .where('email_notifications', '=', 1);
  const those =
    institutionId === null
      ? people.where('role', 'in', [0, 1])
      : people.where('role', '=', 3).where('institution_id', '=', institutionId);
  return those.orderBy('created_at_ms').limit(20).execute();
}

/** The institution that somebody belongs to; null: none. */
export async function findInstitutionOf(db: Db, userId: string): Promise<string | null> {
  const found = db.selectFrom('app_user').select('institution_id').where('id', '=', userId);
  return (await found.executeTakeFirst())?.institution_id ?? null;
}

/** The person who asked, to be written to; null: the account is gone or blocked. */
export async function findAsker(db: Db, userId: string): Promise<Reader | null> {
  const found = db.selectFrom('app_user').select(['name', 'email', 'language']).where('id', '=', userId);
  return (await found.where('disabled_from_admin', '=', 0).executeTakeFirst()) ?? null;
}
