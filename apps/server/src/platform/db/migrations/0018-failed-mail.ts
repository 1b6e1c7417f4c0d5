import type { Kysely } from 'kysely';
import { addColumns, createIndexes } from './create-table.ts';

/** Mail that was given up stays where admins see it, with the mail server's words. */
export async function keepFailedMail(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'outgoing_mail', [
    // Given up then; null: it is still tried.
    'failed_at_ms WHOLE',
    // What the last failed try ended with, in the mail server's own words.
    "answer TEXT not null default ''",
    // Taken for a try until then: nobody else sends it meanwhile.
    'taken_until_ms WHOLE not null default 0',
  ]);
  await createIndexes(db, [
    'outgoing_mail_failed on outgoing_mail (failed_at_ms) where failed_at_ms is not null',
    'outgoing_mail_by_recipient on outgoing_mail (recipient)',
  ]);
}
