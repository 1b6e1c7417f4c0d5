import type { Kysely } from 'kysely';
import { addColumns, createIndexes } from './create-table.ts';

/** An act about many people is one entry of the audit log; what happened to each stands below it. */
export async function joinBulkActs(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'audit_entry', ['part_of TEXT']);
  await createIndexes(db, ['audit_by_whole on audit_entry (part_of, at_ms) where part_of is not null']);
}
