import type { Kysely } from 'kysely';
import { addColumns, createIndexes } from './create-table.ts';

/**
 * Games and slides remember who changed them last, for those who edit them together. A share says whether its receiver
 * gave it back, and what its giver has yet to hear of it.
 */
export async function rememberWhoChanged(db: Kysely<unknown>): Promise<void> {
  for (const table of ['game', 'question'] as const) {
    await addColumns(db, table, ['changed_by TEXT references app_user (id) on delete set null']);
  }
  await addColumns(db, 'share', [
    'given_back WHOLE not null default 0',
    "giver_news TEXT check (giver_news in ('arrived', 'left'))",
  ]);
  await createIndexes(db, ['share_news_of_giver on share (sharer_id) where giver_news is not null']);
}
