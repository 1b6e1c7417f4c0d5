import { type Kysely, sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { createFencedJournal } from '#platform/db/journal/fenced-journal';
import type { Tables } from '#platform/db/tables';
import { HOUSE_FORMAT } from '#platform/house-format';
import { describeDatabases } from '../../../testing/describe-databases.ts';
import { insertUser } from '../../../testing/insert-user.ts';
import { createRoomStore } from '../keeping/room-store.ts';
import { sampleGame } from '../testing/sample-game.ts';
import { createRoomOwners, isHeldUp } from './room-owners.ts';

// A file of SQLite has one process.
describeDatabases((getDb, { dialect, openAgain }) => {
  if (dialect !== 'postgres') {
    it.skip('has several servers on PostgreSQL only');
    return;
  }

  const lease = (id: string, seconds: number, aliveAtMs = 0) =>
    getDb()
      .insertInto('server')
      .values({
        ...{ id, url: '', version: '', roles: '', draining: 0, alive_at_ms: aliveAtMs },
        lease_until: sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`,
      })
      .execute();
  const open = async (id: string, writer: string) => {
    const record = {
      id,
      gameId: id,
      userId: 'user-owner',
      code: `code-${id}`,
      name: '',
      createdAtMs: 1,
      endedAtMs: null,
    };
    const room = { ...record, demo: false, gameType: 'remotes', price: 0 } as const;
    await createRoomStore(getDb(), writer).insertRoom(room, sampleGame());
  };
  const append = (writer: string, runId: string, epoch: number, seq: number) =>
    createFencedJournal(getDb(), 'room_journal', writer).append([
      { runId, epoch, prev: seq - 1, seq, atMs: seq, command: `${epoch}/${seq}` },
    ]);
  const written = async (id: string) =>
    (await getDb().selectFrom('room_journal').select('command').where('room_id', '=', id).orderBy('seq').execute()).map(
      ({ command }) => command,
    );
  /** A statement of `writer` that is done and not yet committed: it holds the room. */
  const holdUp = async (db: Kysely<Tables>, id: string, epoch: number) => {
    const [underWay, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const done = db.transaction().execute(async (trx) => {
      const row = { runId: id, epoch, prev: 0, seq: 1, atMs: 1, command: `${epoch}/1` };
      await createFencedJournal(trx, 'room_journal', 'any').append([row]);
      underWay.resolve();
      await held.promise;
    });
    await underWay.promise;
    return { release: held.resolve, done };
  };

  beforeEach(async () => {
    await insertUser(getDb(), 'owner');
    await lease('living', 60, 7);
    await lease('over', -1, 5);
    await lease('me', 60);
  });

  it('takes nothing from a server whose lease is in force, unless that server is known to be gone', async () => {
    await open('one', 'living');
    const owners = createRoomOwners(getDb(), 'me');
    expect([await owners.take('one', []), await owners.takeFree(20, []), await owners.listFree(20, [])]).toEqual([
      null,
      [],
      [],
    ]);
    expect(await append('living', 'one', 1, 1)).toEqual([]);
    expect(await owners.take('one', ['living'])).toEqual({ id: 'one', epoch: 2, aliveAtMs: 7 });
    expect(await append('living', 'one', 1, 2), 'what the earlier owner writes after it was taken').toEqual(['one']);
    expect(await append('me', 'one', 2, 2)).toEqual([]);
    expect(await written('one')).toEqual(['1/1', '2/2']);
  });

  it('takes nothing that is over or was never there', async () => {
    await open('one', 'over');
    await createRoomStore(getDb()).closeRoom('one', 5);
    const owners = createRoomOwners(getDb(), 'me');
    expect([await owners.take('one', []), await owners.take('none', []), await owners.takeFree(20, [])]).toEqual([
      null,
      null,
      [],
    ]);
    expect([await owners.whose('one'), await owners.whose('code-one')]).toEqual([null, null]);
  });

  it('lets one of two win who take at once, by room and by look', async () => {
    for (const id of ['one', 'two', 'three']) await open(id, 'over');
    await lease('other', 60);
    const [a, b] = [createRoomOwners(openAgain(), 'me'), createRoomOwners(openAgain(), 'other')];
    const both = await Promise.all([a.take('one', []), b.take('one', [])]);
    expect(both.filter((taken) => taken !== null)).toMatchObject([{ id: 'one', epoch: 2, aliveAtMs: 5 }]);
    const looks = (await Promise.all([a.takeFree(20, []), b.takeFree(20, [])])).flat();
    expect(looks.map(({ id }) => id).toSorted()).toEqual(['three', 'two']);
    expect(looks.every(({ epoch }) => epoch === 2)).toBe(true);
  });

  it('leaves alone what holds something of a newer release, and gives nobody what that one does not read', async () => {
    await open('one', 'over');
    await open('mine', 'me');
    const newer = HOUSE_FORMAT + 1;
    await getDb().updateTable('room_epoch').set({ format: newer }).execute();
    const owners = createRoomOwners(getDb(), 'me');
    expect([await owners.take('one', []), await owners.takeFree(20, []), await owners.listFree(20, [])]).toEqual([
      null,
      [],
      [],
    ]);
    expect(await owners.shares([])).toEqual({ mine: 1, free: 0, newer: 1, all: 2 });
    expect(await owners.pass('mine', 1, 'living'), 'to the release before').toBe(false);
    await getDb().updateTable('server').set({ format: newer }).where('id', '=', 'living').execute();
    expect(await owners.pass('mine', 1, 'living')).toBe(true);
    const rows = getDb().selectFrom('room_epoch').select(['run_id', 'writer', 'epoch']).orderBy('run_id');
    expect(await rows.execute()).toEqual([
      { run_id: 'mine', writer: 'living', epoch: 2 },
      { run_id: 'one', writer: 'over', epoch: 1 },
    ]);
  });

  it('says whose a room is, by id and code, and how rooms are dealt', async () => {
    await open('one', 'living');
    await open('two', 'over');
    await open('three', 'nobody knows');
    await open('four', 'me');
    const owners = createRoomOwners(getDb(), 'me');
    const one = { id: 'one', code: 'code-one', writer: 'living', epoch: 1, isLeased: true };
    expect([await owners.whose('one'), await owners.whose('code-one')]).toEqual([one, one]);
    expect(await owners.whose('two')).toMatchObject({ writer: 'over', isLeased: false });
    expect(await owners.shares([])).toEqual({ mine: 1, free: 2, newer: 0, all: 4 });
    expect(await owners.shares(['living'])).toEqual({ mine: 1, free: 3, newer: 0, all: 4 });
    expect(await owners.mine()).toEqual(['four']);
    const counts = new Map(Object.entries({ living: 1, me: 1, new: 0 }));
    expect(await owners.countsOf(['living', 'me', 'new'])).toEqual(counts);
    // One that is over is nobody's.
    expect(await owners.notMine(['one', 'four', 'none'])).toEqual(['one', 'none']);
    expect(await owners.takeFree(1, [])).toHaveLength(1);
    expect(await owners.takeFree(20, [])).toHaveLength(1);
  });

  it('takes its own again under a new epoch, and passes it on under the one it has', async () => {
    await open('one', 'me');
    const owners = createRoomOwners(getDb(), 'me');
    expect(await owners.take('one', [])).toMatchObject({ epoch: 2 });
    expect([await owners.pass('one', 1, 'living'), await owners.pass('one', 2, 'living')]).toEqual([false, true]);
    expect(await owners.pass('one', 3, 'me'), 'it is another’s by now').toBe(false);
    expect(await append('me', 'one', 2, 1)).toEqual(['one']);
    expect(await owners.take('one', [])).toBeNull();
    expect(await createRoomOwners(getDb(), 'living').take('one', [])).toMatchObject({ epoch: 4 });
  });

  it('takes rooms from before there were epochs', async () => {
    await open('one', 'any');
    await append('any', 'one', 1, 1);
    await getDb().deleteFrom('room_epoch').execute();
    const owners = createRoomOwners(getDb(), 'me');
    await owners.begin();
    await owners.begin();
    expect(await owners.takeFree(20, [])).toEqual([{ id: 'one', epoch: 1, aliveAtMs: null }]);
    expect(await append('me', 'one', 1, 2)).toEqual([]);
  });

  it('passes over what a statement holds, waits a second for it when asked, and takes it once it is done', async () => {
    await open('one', 'over');
    const owners = createRoomOwners(openAgain(), 'me');
    const { release, done } = await holdUp(openAgain(), 'one', 1);
    expect([await owners.takeFree(20, []), (await owners.listFree(20, [])).length]).toEqual([[], 1]);
    const failed = await owners.take('one', []).catch((error: unknown) => error);
    expect([isHeldUp(failed), isHeldUp(new Error('another'))]).toEqual([true, false]);
    const taking = owners.take('one', []);
    release();
    await done;
    expect(await taking).toMatchObject({ epoch: 2 });
    expect(await written('one'), 'it was on its way before the room was taken').toEqual(['1/1']);
  });
});
