import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { makeSqliteDatabase } from '../../../testing/test-databases.ts';

it('brings what was written into the file while the house goes on writing', async () => {
  const { db, folder, remove } = await makeSqliteDatabase();
  const file = join(folder, 'test.sqlite');
  const before = (await stat(file)).size;
  const value = 'x'.repeat(2000);
  const write = (n: number) =>
    db
      .insertInto('setting')
      .values({ key: `note-${n}`, value })
      .execute();
  for (let n = 0; n < 400; n += 1) await write(n);
  // Without a checkpoint all of it would stand in the log alone: it holds far less than the writer's own limit.
  expect((await stat(`${file}-wal`)).size).toBeLessThan(16_000 * 4096);
  await vi.waitFor(async () => expect((await stat(file)).size).toBeGreaterThan(before + 400_000));
  await write(400);
  const { count } = await db
    .selectFrom('setting')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('key', 'like', 'note-%')
    .executeTakeFirstOrThrow();
  expect(count).toBe(401);
  await remove();
});
