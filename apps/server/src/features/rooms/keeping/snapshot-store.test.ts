import { openRoom, step } from '@qc/engine';
import type { Command, RoomState } from '@qc/engine';
import { beforeEach, expect, it } from 'vitest';
import { describeDatabases } from '../../../testing/describe-databases.ts';
import { insertUser } from '../../../testing/insert-user.ts';
import { sampleGame } from '../testing/sample-game.ts';
import { createRoomStore, type RoomStore } from './room-store.ts';
import { isCut } from './snapshots/cut-state.ts';

const game = sampleGame();

function after(state: RoomState, command: Command): RoomState {
  const outcome = step(state, command, 2000);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.state;
}

function joined(state: RoomState, from: number, until: number): RoomState {
  let room = state;
  for (let n = from; n < until; n += 1)
    room = after(room, {
      type: 'join',
      name: `Noa ${n}`,
      phone: '',
      consent: true,
      tokenHash: `t${n}`,
      messageId: `m${n}`,
    });
  return room;
}

const answer = (seat: number): Command => ({
  ...{ type: 'answer', seat, slide: 0, visit: 1, messageId: `a${seat}` },
  response: { type: 'trivia', picks: [1] },
});
const next: Command = { type: 'operate', action: { do: 'next' }, expect: null };

const empty = openRoom({ code: '123456', game, openedAtMs: 1000 });
const lobby = joined(empty, 0, 350);
const asked = after(lobby, next);
const answered = [0, 120, 349].reduce((room, seat) => after(room, answer(seat)), asked);

describeDatabases((getDb) => {
  let store: RoomStore;
  beforeEach(async () => {
    store = createRoomStore(getDb());
    await insertUser(getDb(), 'owner');
    const room = { ...{ id: 'room', code: '123456', gameId: 'game', userId: 'user-owner', name: 'Sample' } };
    const rest = { createdAtMs: 1000, endedAtMs: null, demo: false, gameType: 'remotes' as const, price: 0 };
    await store.insertRoom({ ...room, ...rest }, game);
  });

  const blocks = async () => {
    const rows = getDb().selectFrom('room_snapshot_block').select(['part', 'place', 'entries']);
    return (await rows.orderBy('part').orderBy('place').execute()).map((row) => ({
      ...row,
      where: `${row.part}/${row.place}`,
    }));
  };
  const spoil = async () => {
    await getDb().updateTable('room_snapshot_block').set({ entries: '[]' }).execute();
  };

  it('does not take what an earlier writer saves late, cut or not', async () => {
    await store.saveSnapshot('room', { seq: 500, state: answered }, null);
    await store.saveSnapshot('room', { seq: 400, state: asked }, { seq: 350, state: lobby });
    await store.saveSnapshot('room', { seq: 500, state: asked }, null);
    await store.saveSnapshot('room', { seq: 100, state: empty }, null);
    expect(await store.readSnapshot('room')).toEqual({ seq: 500, state: answered });
  });

  it('does not build upon what another writer has replaced', async () => {
    await store.saveSnapshot('room', { seq: 350, state: lobby }, null);
    await store.saveSnapshot('room', { seq: 351, state: asked }, null);
    await spoil();
    await store.saveSnapshot('room', { seq: 354, state: answered }, { seq: 350, state: lobby });
    expect(await store.readSnapshot('room')).toEqual({ seq: 354, state: answered });
  });

  it('refuses a snapshot that lacks a block', async () => {
    await store.saveSnapshot('room', { seq: 354, state: answered }, null);
    await getDb().deleteFrom('room_snapshot_block').where('part', '=', 0).where('place', '=', 3).execute();
    await expect(store.readSnapshot('room')).rejects.toThrow('lacks a block');
  });

  it('keeps nothing of a snapshot that could not be written whole', async () => {
    await store.saveSnapshot('room', { seq: 350, state: lobby }, null);
    await getDb().schema.alterTable('room_snapshot_block').renameTo('elsewhere').execute();
    await expect(
      store.saveSnapshot('room', { seq: 354, state: answered }, { seq: 350, state: lobby }),
    ).rejects.toThrow();
    await getDb().schema.alterTable('elsewhere').renameTo('room_snapshot_block').execute();
    expect(await store.readSnapshot('room')).toEqual({ seq: 350, state: lobby });
  });

  it('writes of a large room only the blocks that have changed', async () => {
    const written = async () => {
      const now = (await blocks()).filter(({ entries }) => entries !== '[]').map(({ where }) => where);
      await getDb().updateTable('room_snapshot_block').set({ entries: '[]' }).execute();
      return now;
    };
    await store.saveSnapshot('room', { seq: 350, state: lobby }, null);
    expect(await written()).toEqual(['0/0', '0/1', '0/2', '0/3']);
    await store.saveSnapshot('room', { seq: 351, state: asked }, { seq: 350, state: lobby });
    expect(await written()).toEqual(['1/0', '1/1', '1/2', '1/3']);
    await store.saveSnapshot('room', { seq: 354, state: answered }, { seq: 351, state: asked });
    expect(await written()).toEqual(['1/0', '1/1', '1/3']);
    const away = after(answered, { type: 'presence', seat: 205, present: false });
    await store.saveSnapshot('room', { seq: 355, state: away }, { seq: 354, state: answered });
    expect(await written()).toEqual(['0/2']);
  });

  it('gives a room back as it is, however often it was written on, from a small one to a large one', async () => {
    const small = joined(empty, 0, 300);
    expect([isCut(small), isCut(lobby)]).toEqual([false, true]);
    let before = null;
    for (const snapshot of [
      { seq: 300, state: small },
      { seq: 350, state: joined(small, 300, 350) },
      { seq: 352, state: joined(after(joined(small, 300, 350), next), 350, 351) },
      { seq: 355, state: [3, 110].reduce((room, seat) => after(room, answer(seat)), asked) },
    ]) {
      await store.saveSnapshot('room', snapshot, before);
      expect(await store.readSnapshot('room')).toEqual(snapshot);
      before = snapshot;
    }
    await store.closeRoom('room', 5000);
    expect([await store.readSnapshot('room'), await blocks()]).toEqual([null, []]);
  });

  it('reads the large room that an earlier version wrote in one text', async () => {
    await getDb()
      .insertInto('room_snapshot')
      .values({ room_id: 'room', seq: 7, state: JSON.stringify(answered) })
      .execute();
    expect(await store.readSnapshot('room')).toEqual({ seq: 7, state: answered });
    const away = after(answered, { type: 'presence', seat: 5, present: false });
    await store.saveSnapshot('room', { seq: 8, state: away }, null);
    expect(await store.readSnapshot('room')).toEqual({ seq: 8, state: away });
  });
}, 'snapshots');
