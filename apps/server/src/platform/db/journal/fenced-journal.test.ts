import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { describeDatabases } from '../../../testing/describe-databases.ts';
import { HOUSE_FORMAT } from '../../house-format.ts';
import { insertUser } from '../../../testing/insert-user.ts';
import { createFencedJournal, type JournalRow } from './fenced-journal.ts';

describeDatabases((getDb, { dialect, openAgain }) => {
  const rowOf = (runId: string, epoch: number, seq: number, count = 1): JournalRow => ({
    ...{ runId, epoch, seq, prev: seq - count },
    ...{ atMs: seq, command: `${epoch}/${seq}` },
  });
  const written = async (roomId = 'one') => {
    const rows = getDb().selectFrom('room_journal').select('command').where('room_id', '=', roomId);
    return (await rows.orderBy('seq').execute()).map(({ command }) => command);
  };

  beforeEach(async () => {
    await insertUser(getDb(), 'owner');
    const room = { user_id: 'user-owner', name: '', run_game: '{}', created_at_ms: 1, ended_at_ms: null };
    for (const id of ['one', 'two'])
      await getDb()
        .insertInto('room')
        .values({ ...room, id, game_id: id, code: id })
        .execute();
  });

  it('writes what its writer says, one room or many in one statement', async () => {
    const journal = createFencedJournal(getDb(), 'room_journal');
    const [one, two] = [(await journal.take('one')) ?? 0, (await journal.take('two')) ?? 0];
    expect(await journal.append([rowOf('one', one, 2, 2)])).toEqual([]);
    expect(await journal.append([rowOf('one', one, 3), rowOf('two', two, 1)])).toEqual([]);
    expect([await written('one'), await written('two')]).toEqual([['1/2', '1/3'], ['1/1']]);
  });

  it('removes what nobody was told of, and goes on from there', async () => {
    const journal = createFencedJournal(getDb(), 'room_journal');
    const epoch = (await journal.take('one')) ?? 0;
    await journal.append([rowOf('one', epoch, 1)]);
    await journal.append([rowOf('one', epoch, 3, 2)]);
    const again = (await journal.reclaim('one', 1)) ?? 0;
    expect(await written()).toEqual(['1/1']);
    expect(await journal.append([rowOf('one', again, 2)])).toEqual([]);
    expect(await written()).toEqual(['1/1', `${again}/2`]);
  });

  // A file of SQLite has one process.
  it.runIf(dialect === 'postgres')('leaves alone what holds something that this release does not read', async () => {
    const newer = createFencedJournal(getDb(), 'room_journal', 'newer');
    const epoch = (await newer.take('one')) ?? 0;
    await newer.append([rowOf('one', epoch, 1)]);
    const format = async () => (await getDb().selectFrom('room_epoch').select(['writer', 'format']).execute())[0];
    expect(await format()).toEqual({ writer: 'newer', format: 1 });
    await newer.append([{ ...rowOf('one', epoch, 2), format: HOUSE_FORMAT + 1 }]);
    await newer.append([rowOf('one', epoch, 3)]);
    expect(await format()).toEqual({ writer: 'newer', format: HOUSE_FORMAT + 1 });
    await expect(createFencedJournal(openAgain(), 'room_journal', 'this').take('one')).rejects.toThrow(/newer release/);
    expect(await format()).toEqual({ writer: 'newer', format: HOUSE_FORMAT + 1 });
    expect(await newer.append([rowOf('one', epoch, 4)]), 'who has it goes on').toEqual([]);
    expect(await written()).toHaveLength(4);
  });

  it.runIf(dialect === 'postgres')(
    'refuses an earlier writer, room by room, and lets it take nothing back',
    async () => {
      const early = createFencedJournal(getDb(), 'room_journal', 'early');
      const late = createFencedJournal(openAgain(), 'room_journal', 'late');
      const [one, two] = [(await early.take('one')) ?? 0, (await early.take('two')) ?? 0];
      await early.append([rowOf('one', one, 1)]);
      const taken = (await late.take('one')) ?? 0;
      expect(taken).toBe(one + 1);
      expect(await early.append([rowOf('one', one, 2), rowOf('two', two, 1)])).toEqual(['one']);
      expect(await early.append([rowOf('one', one, 2)])).toEqual(['one']);
      expect(await early.reclaim('one', 0)).toBeNull();
      expect(await late.append([rowOf('one', taken, 2)])).toEqual([]);
      expect([await written('one'), await written('two')]).toEqual([['1/1', '2/2'], ['1/1']]);
    },
  );

  it.runIf(dialect === 'postgres')('refuses a statement of its own that comes after it was taken back', async () => {
    const journal = createFencedJournal(getDb(), 'room_journal');
    const epoch = (await journal.take('one')) ?? 0;
    await journal.append([rowOf('one', epoch, 1)]);
    const again = (await journal.reclaim('one', 1)) ?? 0;
    // The connection broke, and the database does only now what was asked by it.
    expect(await journal.append([rowOf('one', epoch, 2)])).toEqual(['one']);
    expect(await journal.append([rowOf('one', again, 2)])).toEqual([]);
    expect(await journal.append([rowOf('one', again, 2)]), 'twice the same').toEqual(['one']);
    expect(await written()).toEqual(['1/1', '2/2']);
  });

  it.runIf(dialect === 'postgres')(
    'waits for a statement that is still under way, and then takes it back',
    async () => {
      const journal = createFencedJournal(getDb(), 'room_journal');
      const epoch = (await journal.take('one')) ?? 0;
      const [underWay, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const [busy, watching] = [openAgain(), openAgain()];
      const slow = busy.transaction().execute(async (trx) => {
        await createFencedJournal(trx, 'room_journal', 'any').append([rowOf('one', epoch, 1)]);
        underWay.resolve();
        await held.promise;
      });
      await underWay.promise;
      let isDone = false;
      const reclaimed = journal.reclaim('one', 0).finally(() => (isDone = true));
      for (let asked = 0; asked < 20; asked += 1) await sql`select pg_sleep(0.01)`.execute(watching);
      const waited = !isDone;
      held.resolve();
      await slow;
      expect([waited, await reclaimed]).toEqual([true, epoch + 1]);
      expect(await written()).toEqual([]);
    },
  );

  it('takes no run that is over', async () => {
    await getDb().updateTable('room').set({ ended_at_ms: 5, code: null }).where('id', '=', 'one').execute();
    const journal = createFencedJournal(getDb(), 'room_journal');
    expect(await journal.take('one')).toBe(dialect === 'postgres' ? null : 1);
  });
});
