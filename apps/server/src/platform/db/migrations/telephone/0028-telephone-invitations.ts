import type { Kysely } from 'kysely';
import { addColumns, createIndexes, createTable } from '../create-table.ts';

/** People who are called into a room, and those who want no calls; what a line places calls with. */
export async function createTelephoneInvitations(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'telephone_line', [`call_token TEXT not null default ''`]);
  await createTable(db, 'telephone_invitation', [
    'id TEXT primary key',
    'room_id TEXT not null references room (id) on delete cascade',
    'user_id TEXT not null references app_user (id) on delete cascade',
    'line_id TEXT not null',
    'name TEXT not null',
    'number TEXT not null',
    'number_hash TEXT not null',
    'number_end TEXT not null',
    'state TEXT not null',
    'fault TEXT',
    'attempt WHOLE not null',
    'provider TEXT not null',
    'call_id TEXT',
    'created_at_ms WHOLE not null',
    'placed_at_ms WHOLE',
    'changed_at_ms WHOLE not null',
    'place WHOLE not null',
  ]);
  await createTable(db, 'telephone_suppressed', ['number_hash TEXT primary key', 'at_ms WHOLE not null']);
  await createIndexes(db, [
    'unique telephone_invitation_once on telephone_invitation (room_id, number_hash)',
    'telephone_invitation_of on telephone_invitation (user_id, id)',
    'telephone_invitation_by_state on telephone_invitation (state, created_at_ms)',
    'telephone_invitation_by_call on telephone_invitation (provider, call_id)',
    'telephone_invitation_placed on telephone_invitation (line_id, placed_at_ms)',
  ]);
}
