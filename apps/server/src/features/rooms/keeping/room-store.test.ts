import { commandOf } from './stored-command.ts';
import { DEFAULT_SCORING } from '@qc/contract';
import { openRoom, step } from '@qc/engine';
import type { Command } from '@qc/engine';
import { beforeEach, expect, it } from 'vitest';
import { describeDatabases } from '../../../testing/describe-databases.ts';
import { insertUser } from '../../../testing/insert-user.ts';
import { createRoomStore, writeRoomPrice } from './room-store.ts';
import type { RoomRecord, RoomStore } from './room-store.ts';
import { sampleGame } from '../testing/sample-game.ts';

/** What rooms of earlier versions did not have. */
const NEWER = new Set([
  ...['closest', 'sequence', 'typing', 'numberKey', 'miniGame'],
  ...['backdrop', 'winnersList', 'soundSet', 'music', 'winnersSound'],
  ...['scoring', 'teams', 'nameRule', 'nameFilter', 'lateJoin', 'autoAdvance', 'pace', 'closesAtMs'],
  ...['deviceHash', 'team', 'extraPercent', 'streak', 'firstMs', 'isVoid'],
  ...['twoStep', 'banned', 'corrections', 'extraSeats', 'break'],
]);

describeDatabases((getDb, { dialect }) => {
  let store: RoomStore;
  let epoch: number;
  const game = sampleGame();
  const roomOf = (id: string, code: string): RoomRecord & { code: string } => ({
    id,
    code,
    // An operator has one open room for a game.
    gameId: `game-of-${id}`,
    userId: 'user-owner',
    name: 'Sample',
    createdAtMs: 1000,
    endedAtMs: null,
    demo: false,
    gameType: 'remotes',
    price: 5,
  });
  beforeEach(async () => {
    store = createRoomStore(getDb());
    await insertUser(getDb(), 'owner');
    await store.insertRoom(roomOf('room-1', '123456'), game);
    epoch = (await store.takeRoom('room-1')) ?? 0;
  });

  it('keeps a room and refuses its code to another open one', async () => {
    expect(await store.insertRoom(roomOf('room-2', '123456'), game)).toBe('codeTaken');
    expect(await store.insertRoom(roomOf('room-2', '123457'), game)).toBe(1);
    expect(await store.findRoom('room-1')).toEqual(roomOf('room-1', '123456'));
    expect(await store.readRunGame('room-1')).toEqual(game);
    expect((await store.listOpenRooms()).map((room) => room.id)).toEqual(['room-1', 'room-2']);
  });

  it('keeps one open room of a game and operator, and takes the next one when it has closed', async () => {
    const again = { ...roomOf('room-2', '123457'), gameId: 'game-of-room-1' };
    expect(await store.insertRoom(again, game)).toBe('alreadyOpen');
    // A demo of the same game is another room, and there is one of it, too.
    expect(await store.insertRoom({ ...again, id: 'demo-1', code: '123458', demo: true }, game)).toBe(1);
    expect(await store.insertRoom({ ...again, id: 'demo-2', code: '123459', demo: true }, game)).toBe('alreadyOpen');
    await store.closeRoom('room-1', 2000);
    expect(await store.insertRoom(again, game)).toBe(1);
  });

  it('keeps groups of commands in order and gives what follows a number', async () => {
    const tick = { type: 'tick' } as const;
    await store.appendJournal([
      {
        roomId: 'room-1',
        epoch,
        seq: 2,
        entries: [
          [1, tick],
          [2, { type: 'presence', seat: 0, present: true }],
        ],
      },
    ]);
    await store.appendJournal([
      { roomId: 'room-1', epoch, seq: 3, entries: [[5, { type: 'operate', action: { do: 'next' }, expect: null }]] },
    ]);
    const { seq, entries } = await store.readJournal('room-1', 0);
    expect(seq).toBe(3);
    expect(entries.map(([atMs, command]) => [atMs, command.type])).toEqual([
      [1, 'tick'],
      [2, 'presence'],
      [5, 'operate'],
    ]);
    expect((await store.readJournal('room-1', 2)).entries).toHaveLength(1);
    expect(await store.reclaim('room-1', 2)).toBeGreaterThanOrEqual(epoch);
    expect((await store.readJournal('room-1', 0)).seq).toBe(2);
  });

  it('takes all groups of a flush or none', async () => {
    const entries: [number, { type: 'tick' }][] = [[1, { type: 'tick' }]];
    const both = [
      { roomId: 'room-1', epoch, seq: 1, entries },
      { roomId: 'room-1', epoch, seq: 1, entries },
    ];
    await expect(store.appendJournal(both)).rejects.toThrow();
    expect((await store.readJournal('room-1', 0)).entries).toEqual([]);
  });

  it('gives a snapshot back exactly as it was', async () => {
    const opened = openRoom({ code: '123456', game, openedAtMs: 1000 });
    const commands: Command[] = [
      { type: 'join', name: 'נועה', phone: '', consent: true, tokenHash: 'hash', messageId: 'message-1' },
      { type: 'operate', action: { do: 'letIn', device: 'remotes', on: true }, expect: null },
      { type: 'admitBridge', host: 'bridgeA1', name: 'Hall', tokenHash: 'proof' },
      { type: 'operate', action: { do: 'pairRemote', remote: 'buzz-11:1', seat: 0 }, expect: null },
      { type: 'operate', action: { do: 'next' }, expect: null },
      { ...{ type: 'press', remote: 'buzz-11:1', key: 'A', atMs: 3000 }, host: 'bridgeA1', seq: 1, isFinal: false },
    ];
    const asked = commands.reduce((state, command) => {
      const outcome = step(state, command, 3000);
      if (!outcome.ok) throw new Error(outcome.code);
      return outcome.state;
    }, opened);
    expect(asked).toMatchObject({ bridges: { bridgeA1: { number: 1 } }, heard: { bridgeA1: 1 } });
    await store.saveSnapshot('room-1', { seq: 1, state: opened }, null);
    await store.saveSnapshot('room-1', { seq: 2, state: asked }, null);
    expect(await store.readSnapshot('room-1')).toEqual({ seq: 2, state: asked });
  });

  it('reads what a server without the newer slide types wrote', async () => {
    const room = openRoom({ code: '123456', game, openedAtMs: 1000 });
    const noa = { type: 'join', phone: '', consent: true, tokenHash: 'hash', messageId: 'message-1' } as const;
    const answer = { type: 'answer', seat: 0, slide: 0, visit: 1, messageId: 'message-2' } as const;
    const response = { type: 'trivia' as const, picks: [1] };
    const commands = [
      { ...noa, name: 'Noa' },
      { ...noa, name: 'Omar', tokenHash: 'other' },
      { type: 'operate', action: { do: 'next' }, expect: null } as const,
      { ...answer, response },
    ];
    let state = room;
    for (const command of commands) {
      const outcome = step(state, command, 2000);
      if (!outcome.ok) throw new Error(outcome.code);
      state = outcome.state;
    }
    const text = (value: unknown) =>
      JSON.stringify(value, (key, part: unknown) => (NEWER.has(key) ? undefined : part)).replaceAll(
        '"response":{"type":"trivia","picks":[1]}',
        '"choice":[1]',
      );
    const older = text(state);
    await store.saveSnapshot('room-1', { seq: 4, state }, null);
    await getDb().updateTable('room_snapshot').set({ state: older }).execute();
    const snapshot = await store.readSnapshot('room-1');
    expect(snapshot?.state.rounds).toEqual(state.rounds);
    expect(snapshot?.state.game).toMatchObject({
      backdrop: 'plain',
      winnersList: false,
      soundSet: 'classic',
      music: null,
      scoring: DEFAULT_SCORING,
      pace: 'live',
    });
    expect(snapshot?.state).toMatchObject({ lateJoin: true, autoAdvance: false, banned: [], corrections: [] });
    await getDb()
      .updateTable('room')
      .set({ run_game: text({ ...game, slides: game.slides.slice(0, 1) }) })
      .execute();
    expect((await store.readRunGame('room-1'))?.slides[0]).toEqual(game.slides[0]);
    await getDb()
      .insertInto('room_journal')
      .values({ room_id: 'room-1', seq: 1, at_ms: 1, command: text([[1, { ...answer, response }]]) })
      .execute();
    const { entries } = await store.readJournal('room-1', 0);
    expect(entries).toEqual([[1, { ...answer, choice: [1], text: '' }]]);
    expect(entries.map(([, command]) => commandOf(command, game))).toEqual([{ ...answer, response }]);
  });

  it('closes a room once: code free, journal gone', async () => {
    await store.appendJournal([{ roomId: 'room-1', epoch, seq: 1, entries: [[1, { type: 'tick' }]] }]);
    await store.closeRoom('room-1', 5000);
    await store.closeRoom('room-1', 9000);
    expect(await store.findRoom('room-1')).toMatchObject({ code: null, endedAtMs: 5000 });
    expect((await store.readJournal('room-1', 0)).entries).toEqual([]);
    expect(await store.listOpenRoomsOf('user-owner')).toEqual([]);
    expect(await store.insertRoom(roomOf('room-3', '123456'), game)).toBe(1);
  });

  it('discards a room of whose opening nobody was told, and none that another server has taken since', async () => {
    await store.insertRoom(roomOf('room-2', '123457'), game);
    for (const id of ['room-1', 'room-2', 'never-stored']) await store.discardRoom(id, 5000);
    expect(await store.findRoom('room-2')).toMatchObject({ code: null, endedAtMs: 5000 });
    // A file of SQLite has one process: there is no other.
    const over = dialect === 'postgres' ? { code: '123456', endedAtMs: null } : { code: null, endedAtMs: 5000 };
    expect(await store.findRoom('room-1')).toMatchObject(over);
  });

  it('notes what the first slide has cost', async () => {
    await writeRoomPrice(getDb(), 'room-1', 0);
    expect(await store.findRoom('room-1')).toMatchObject({ price: 0 });
  });

  it('keeps the sign of life and one seat key', async () => {
    expect(await store.lastAlive()).toBeNull();
    await store.markAlive(100);
    await store.markAlive(300);
    expect(await store.lastAlive()).toBe(300);
    expect(await store.liveKey('first')).toBe('first');
    expect(await store.liveKey('second')).toBe('first');
  });
}, 'room store');
