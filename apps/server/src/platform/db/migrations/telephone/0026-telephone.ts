import type { Kysely } from 'kysely';
import { createIndexes, createTable } from '../create-table.ts';

/** Telephone lines of the house, and the calls that came by them. */
export async function createTelephoneTables(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'telephone_line', [
    'id TEXT primary key',
    'settings TEXT not null',
    'secret TEXT not null',
    'asked_at_ms WHOLE',
    'refused_at_ms WHOLE',
    'refused_why TEXT',
  ]);
  await createTable(db, 'telephone_call', [
    'provider TEXT not null',
    'call_id TEXT not null',
    'line_id TEXT not null references telephone_line (id) on delete cascade',
    'number_hash TEXT not null',
    'number_end TEXT not null',
    'room_id TEXT',
    'seat WHOLE',
    'session TEXT not null',
    'started_at_ms WHOLE not null',
    'heard_at_ms WHOLE not null',
    'ended_at_ms WHOLE',
    'primary key (provider, call_id)',
  ]);
  await createIndexes(db, [
    'telephone_call_by_number on telephone_call (number_hash, started_at_ms)',
    'telephone_call_by_age on telephone_call (heard_at_ms)',
  ]);
}
