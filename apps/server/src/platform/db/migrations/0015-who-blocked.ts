import type { Kysely } from 'kysely';
import { addColumns } from './create-table.ts';

/**
 * An admin's block of a game and lock of a slide stand beside those of its owner. What was switched off before stays
 * its owner's: nobody wrote down whose it was.
 */
export async function rememberWhoBlocked(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'game', ['blocked_by TEXT', 'blocked_at_ms WHOLE']);
  await addColumns(db, 'question', ['locked_by TEXT']);
}
