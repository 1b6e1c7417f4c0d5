import { MailId, type RouteInput, type UndeliveredMail, UserId } from '@qc/contract';
import { type SelectQueryBuilder, sql } from 'kysely';
import { escapeLike } from '#platform/db/search';
import { readPage } from '#platform/db/read-page';
import type { Db, Tables } from '#platform/db/tables';

type MailQuery = RouteInput<'listUndeliveredMail'>['query'];

/** A page of mail that has reached nobody, what was given up first, the newest of each first; and how many there are. */
export async function readUndeliveredMail(
  db: Db,
  query: MailQuery,
): Promise<{ mails: UndeliveredMail[]; count: number }> {
  const chosen = matching(db, query);
  const sorted = chosen
    .leftJoin('app_user', 'app_user.email', 'outgoing_mail.recipient')
    .select([
      'outgoing_mail.id',
      'recipient',
      'subject',
      'attempts',
      'answer',
      'outgoing_mail.created_at_ms',
      'failed_at_ms',
      'next_at_ms',
      'taken_until_ms',
      'app_user.id as user_id',
      'app_user.name as user_name',
    ])
    .orderBy(sql`case when failed_at_ms is null then 1 else 0 end`)
    .orderBy('outgoing_mail.created_at_ms', 'desc')
    .orderBy('outgoing_mail.id', 'desc');
  const { rows, count } = await readPage(sorted, query, chosen);
  const mails = rows.map((row): UndeliveredMail => ({
    _id: MailId.parse(row.id),
    recipient: row.recipient,
    subject: row.subject,
    state: row.failed_at_ms === null ? 'waiting' : 'failed',
    attempts: row.attempts,
    answer: row.answer,
    createdAt: row.created_at_ms,
    failedAt: row.failed_at_ms,
    nextAt: row.failed_at_ms === null ? row.next_at_ms : null,
    user: row.user_id === null ? null : { _id: UserId.parse(row.user_id), name: row.user_name ?? '' },
  }));
  return { mails, count };
}

function matching(db: Db, { searchText, state }: MailQuery): SelectQueryBuilder<Tables, 'outgoing_mail', object> {
  let chosen = db.selectFrom('outgoing_mail');
  if (state !== undefined) chosen = chosen.where('failed_at_ms', state === 'failed' ? 'is not' : 'is', null);
  const part = escapeLike(searchText.toLowerCase());
  if (part !== '') chosen = chosen.where(sql<boolean>`recipient like ${`%${part}%`} escape '\\'`);
  return chosen;
}

/** To whom these are; those that are gone are missing. */
export async function findRecipients(db: Db, ids: readonly string[]): Promise<{ id: string; recipient: string }[]> {
  return db.selectFrom('outgoing_mail').select(['id', 'recipient']).where('id', 'in', ids).orderBy('id').execute();
}

/** Makes these due now with all their tries before them; gives how many. What is being sent this moment stays as it is. */
export async function queueAgain(db: Db, ids: readonly string[], nowMs: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outgoing_mail')
    .set({ failed_at_ms: null, attempts: 0, next_at_ms: nowMs })
    .where('id', 'in', ids)
    .where('taken_until_ms', '<=', nowMs)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
