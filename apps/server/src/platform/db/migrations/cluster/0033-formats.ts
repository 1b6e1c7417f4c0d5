import type { Kysely } from 'kysely';
import { addColumns } from '../create-table.ts';

/** Which format a server reads, and which one a reader of a run has to know. */
export async function addFormats(db: Kysely<unknown>): Promise<void> {
  for (const table of ['server', 'room_epoch', 'attempt_epoch'])
    await addColumns(db, table, ['format WHOLE not null default 1']);
}
