import { type Kysely, sql } from 'kysely';
import { addColumns } from './create-table.ts';

/** Sessions that must choose another password first; a vendor of accessibility widgets who is not offered any more. */
export async function markPasswordsDue(db: Kysely<unknown>): Promise<void> {
  // Judged when the session began: only then the password was there to be read.
  await addColumns(db, 'session', ['password_due WHOLE not null default 0']);
  const [gone, none] = ['"accessibilityVendor":"nagishli"', '"accessibilityVendor":"none"'];
  await sql`update setting set value = replace(value, ${gone}, ${none}) where key = 'installation.scripts'`.execute(db);
}
