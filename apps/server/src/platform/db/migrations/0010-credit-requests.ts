import type { Kysely } from 'kysely';
import { createIndexes, createTable } from './create-table.ts';

/** People who ask for credits, and what became of it. */
export async function createCreditRequests(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'credit_request', [
    'id TEXT primary key',
    'user_id TEXT not null references app_user (id) on delete cascade',
    'institution_id TEXT',
    // The person while it is open, so that nobody has two open ones.
    'open_for TEXT unique',
    'note TEXT not null',
    "state TEXT not null check (state in ('open', 'granted', 'declined'))",
    'amount WHOLE not null',
    'reason TEXT not null',
    'created_at_ms WHOLE not null',
    'decided_at_ms WHOLE',
    'seen_at_ms WHOLE',
  ]);
  // Who has put the first steps of the dashboard away.
  await createTable(db, 'first_steps_done', ['user_id TEXT primary key references app_user (id) on delete cascade']);
  await createIndexes(db, [
    'credit_request_by_user on credit_request (user_id, created_at_ms)',
    'credit_request_by_state on credit_request (state, created_at_ms)',
  ]);
}
