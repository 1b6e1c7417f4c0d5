import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertUser } from '../../../testing/insert-user.ts';
import { makeSqliteDatabase } from '../../../testing/test-databases.ts';
import { type DatabaseThreads, freshThreads } from './database-threads.ts';
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

it('leaves a thread that opens another file and has nothing of the one before', async () => {
  const [first, second] = [await makeSqliteDatabase(), await makeSqliteDatabase()];
  await insertUser(first.db, 'dana');
  await insertUser(second.db, 'omar');
  const worker = freshThreads.take();
  const handedOn: unknown[] = [];
  const threads: DatabaseThreads = { take: () => worker, giveBack: async (given) => void handedOn.push(given) };
  const names = { kind: 'query', sql: 'select name from app_user', parameters: [] } as const;
  const before = new SqliteThread({ path: join(first.folder, 'test.sqlite'), readOnly: false }, threads);
  expect((await before.send(names)).rows).toEqual([{ name: 'dana' }]);
  await before.send({ kind: 'query', sql: 'begin immediate', parameters: [] });
  await before.close();
  await expect(before.send(names)).rejects.toThrow('ended');
  const after = new SqliteThread({ path: join(second.folder, 'test.sqlite'), readOnly: true }, threads);
  expect((await after.send(names)).rows).toEqual([{ name: 'omar' }]);
  await expect(after.send({ kind: 'query', sql: "update app_user set name = 'noa'", parameters: [] })).rejects.toThrow(
    'readonly',
  );
  await after.close();
  expect(handedOn).toEqual([worker, worker]);
  // Nobody holds the first file any more.
  await insertUser(first.db, 'noa');
  await freshThreads.giveBack(worker);
  await first.remove();
  await second.remove();
});

it('says what is wrong with a file that does not open, and ends', async () => {
  const thread = new SqliteThread({ path: '/no/such/folder/file.sqlite', readOnly: false });
  await expect(thread.send({ kind: 'query', sql: 'select 1', parameters: [] })).rejects.toThrow('unable to open');
  await expect(thread.send({ kind: 'query', sql: 'select 1', parameters: [] })).rejects.toThrow('unable to open');
  await thread.close();
});
