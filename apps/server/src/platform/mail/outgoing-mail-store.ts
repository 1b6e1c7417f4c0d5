import type { Db } from '../db/tables.ts';
import type { Platform } from '../platform.ts';

/** What is written to one person. Its sender is a setting. */
export interface WrittenMail {
  recipient: string;
  subject: string;
  plain: string;
  html: string;
}
/** A message of the queue. */
export interface MailMessage extends WrittenMail {
  id: string;
}
/** A message whose turn it is. */
export interface DueMail extends MailMessage {
  /** Failed tries so far. */
  attempts: number;
  createdAtMs: number;
}

/** Queues a message, in the transaction of what it tells of: both are kept, or neither. */
export async function queueMail(trx: Db, platform: Pick<Platform, 'random' | 'now'>, mail: WrittenMail): Promise<void> {
  const now = platform.now();
  await trx
    .insertInto('outgoing_mail')
    .values({ ...mail, id: platform.random.id(), attempts: 0, next_at_ms: now, created_at_ms: now })
    .execute();
}

/** Takes at most `most` messages whose time has come, and keeps other servers from them until `untilMs`. */
export async function claimDueMail(db: Db, now: number, untilMs: number, most: number): Promise<DueMail[]> {
  const due = db
    .selectFrom('outgoing_mail')
    .select('id')
    .where('next_at_ms', '<=', now)
    .where('failed_at_ms', 'is', null)
    .orderBy('next_at_ms')
    .limit(most);
  const rows = await db
    .updateTable('outgoing_mail')
    .set({ next_at_ms: untilMs, taken_until_ms: untilMs })
    .where('id', 'in', due)
    // Asked once more, because another server may have been first.
    .where('next_at_ms', '<=', now)
    .returning(['id', 'recipient', 'subject', 'plain', 'html', 'attempts', 'created_at_ms'])
    .execute();
  return rows.map(({ created_at_ms: createdAtMs, ...mail }) => ({ ...mail, createdAtMs }));
}

/** How a try came out that is to be made again. */
export interface LaterTry {
  /** Failed tries so far. */
  attempts: number;
  nextAtMs: number;
  /** The mail server's words; absent: there was no try. */
  answer?: string;
}

/** Tries a message again later. */
export async function postponeMail(db: Db, id: string, { attempts, nextAtMs, answer }: LaterTry): Promise<void> {
  await db
    .updateTable('outgoing_mail')
    .set({ attempts, next_at_ms: nextAtMs, taken_until_ms: 0, ...(answer === undefined ? {} : { answer }) })
    .where('id', '=', id)
    .execute();
}

/** Gives a message up: it stays for admins to see, with what the mail server said. */
export async function giveUpMail(
  db: Db,
  id: string,
  { attempts, atMs, answer }: { attempts: number; atMs: number; answer: string },
): Promise<void> {
  await db
    .updateTable('outgoing_mail')
    .set({ attempts, failed_at_ms: atMs, answer, taken_until_ms: 0 })
    .where('id', '=', id)
    .execute();
}

/** Takes a message out of the queue. */
export async function dropMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('outgoing_mail').where('id', '=', id).execute();
}

/** Removes what was given up before a time: its links lead nowhere any more. */
export async function dropOldFailedMail(db: Db, beforeMs: number): Promise<void> {
  await db.deleteFrom('outgoing_mail').where('failed_at_ms', '<', beforeMs).execute();
}
