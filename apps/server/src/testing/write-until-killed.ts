/** Run as a process of its own by a test: writes rows and says which are safe, until somebody kills it. */
import { pino } from 'pino';
import { openDatabase } from '../platform/db/open-database.ts';
import { inTransaction } from '../platform/db/transaction.ts';

const path = process.argv[2];
if (path === undefined) throw new Error('the path of the database file is missing');
const db = openDatabase({ sqlitePath: path }, pino({ level: 'silent' }));
const lane = process.argv[3] ?? 'a';
for (let n = 0; ; n++) {
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('setting')
      .values([
        { key: `${lane}-${n}-first`, value: String(n) },
        { key: `${lane}-${n}-second`, value: String(n) },
      ])
      .execute();
  });
  process.stdout.write(`${n}\n`);
}
