import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertUser } from '../../testing/insert-user.ts';
import { makeSqliteDatabase } from '../../testing/test-databases.ts';
import { SqliteThread } from './sqlite-thread.ts';

it('closes in good order in the middle of a transaction, of which nothing stays', async () => {
  const { db, folder, openAgain, remove } = await makeSqliteDatabase();
  await insertUser(db, 'dana');
  const [file] = (await sql<{ file: string }>`select file from pragma_database_list`.execute(db)).rows;
  expect(file?.file).toContain(folder);
  const thread = new SqliteThread({ path: file?.file ?? '', readOnly: false });
  await thread.send({ kind: 'query', sql: 'begin immediate', parameters: [] });
  await thread.send({ kind: 'query', sql: "update app_user set name = 'Omar'", parameters: [] });
  await thread.close();
  const { rows } = await sql<{ name: string }>`select name from app_user`.execute(openAgain());
  expect(rows).toEqual([{ name: 'dana' }]);
  await remove();
});
