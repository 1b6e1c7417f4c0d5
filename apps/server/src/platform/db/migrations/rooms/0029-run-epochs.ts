import { type Kysely, sql } from 'kysely';
import { dialectName } from '../../dialect-name.ts';
import { addColumns, createTable } from '../create-table.ts';

/** Which process writes the journal of a run, how often it was taken, and the last number there is. */
export async function createRunEpochs(db: Kysely<unknown>): Promise<void> {
  for (const runs of ['room', 'attempt']) {
    await createTable(db, `${runs}_epoch`, [
      `run_id TEXT primary key references ${runs} (id) on delete cascade`,
      'writer TEXT not null',
      'epoch WHOLE not null',
      'seq WHOLE not null',
    ]);
    await addColumns(db, `${runs}_journal`, ['epoch WHOLE not null default 0']);
    // Written with each commit of its run: in place, where the page has room for it.
    if (dialectName(db) === 'postgres')
      await sql`alter table ${sql.table(`${runs}_epoch`)} set (fillfactor = 50)`.execute(db);
  }
}
