import { type Kysely, sql } from 'kysely';
import { addColumns } from './create-table.ts';

/**
 * The first tables held a person's language to a list of three. Which languages there are is the contract's matter: what
 * is not among them is refused before it comes here. A column's own check goes with the column, on both databases.
 */
export async function openLanguages(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'app_user', ["spoken TEXT not null default 'he'"]);
  await sql`update app_user set spoken = language`.execute(db);
  await sql`alter table app_user drop column language`.execute(db);
  await sql`alter table app_user rename column spoken to language`.execute(db);
}
