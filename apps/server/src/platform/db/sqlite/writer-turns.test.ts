import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeSqliteDatabase } from '../../../testing/test-databases.ts';
import { inTransaction } from '../transaction.ts';
import { WriterTurns, type WriterTask } from './writer-turns.ts';

const tasks = fc.array(fc.constantFrom<WriterTask>('statement', 'transaction'), { minLength: 1, maxLength: 40 });

it('gives everybody one turn, one at a time, those of a kind in their order, and no kind two where the other waits', async () => {
  await fc.assert(
    fc.asyncProperty(tasks, async (wanted) => {
      const turns = new WriterTurns();
      const done: number[] = [];
      let holding = 0;
      const work = wanted.map(async (task, at) => {
        const giveBack = await turns.take(task);
        holding += 1;
        expect(holding).toBe(1);
        await Promise.resolve();
        done.push(at);
        holding -= 1;
        giveBack();
        // Given back twice is given back once.
        giveBack();
      });
      await Promise.all(work);
      expect(done.toSorted((a, b) => a - b)).toEqual(wanted.map((_, at) => at));
      for (const kind of ['statement', 'transaction'] as const) {
        const order = done.filter((at) => wanted[at] === kind);
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }
      for (const [turn, at] of done.entries()) {
        const next = done[turn + 1];
        if (next === undefined || wanted[next] !== wanted[at]) continue;
        const after = done.slice(turn + 1);
        expect(after.every((later) => wanted[later] === wanted[at])).toBe(true);
      }
    }),
  );
});

it('goes on for whoever comes when nobody waits any more', async () => {
  const turns = new WriterTurns();
  for (const task of ['statement', 'statement', 'transaction', 'transaction', 'statement'] as const)
    (await turns.take(task))();
  const giveBack = await turns.take('transaction');
  let came = false;
  const later = turns.take('statement').then((give) => {
    came = true;
    give();
  });
  await Promise.resolve();
  expect(came).toBe(false);
  giveBack();
  await later;
  expect(came).toBe(true);
});

it('a statement waits for one transaction, not for all that have piled up', async () => {
  const { db, remove } = await makeSqliteDatabase();
  const done: string[] = [];
  const write = (to: typeof db, key: string) => to.insertInto('setting').values({ key, value: 'x' }).execute();
  const ends = Array.from({ length: 20 }, async (_, at) => {
    await inTransaction(db, async (trx) => {
      await write(trx, `run-${at}-a`);
      await write(trx, `run-${at}-b`);
    });
    done.push('run ended');
  });
  const answers = write(db, 'answer').then(() => done.push('answer'));
  await Promise.all([...ends, answers]);
  expect(done.indexOf('answer')).toBeLessThanOrEqual(1);
  expect(done).toHaveLength(21);
  await remove();
});
