import type { Kysely } from 'kysely';
import { createTable } from '../create-table.ts';

/** The long tables of a large room's snapshot, cut into blocks: what has not changed is not written again. */
export async function createSnapshotBlocks(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'room_snapshot_block', [
    'room_id TEXT not null references room (id) on delete cascade',
    'part WHOLE not null',
    'place WHOLE not null',
    'entries TEXT not null',
    'primary key (room_id, part, place)',
  ]);
}
