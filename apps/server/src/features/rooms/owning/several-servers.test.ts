import type { Command, Outcome } from '@qc/engine';
import type { Room } from '@qc/engine/live/room';
import { beforeEach, expect, it, vi } from 'vitest';
import { createFencedJournal } from '#platform/db/journal/fenced-journal';
import { describeDatabases } from '../../../testing/describe-databases.ts';
import { insertUser } from '../../../testing/insert-user.ts';
import type { RoomCharges } from '../keeping/room-charges.ts';
import { HouseOfServers, type HouseServer } from '../testing/house-of-servers.ts';
import { sampleGame } from '../testing/sample-game.ts';
import { createRoomOwners } from './room-owners.ts';
import { answersAt } from './who-answers.ts';

const WAIT = { timeout: 20_000, interval: 10 };

// A file of SQLite has one process.
describeDatabases((getDb, { dialect, openAgain }) => {
  if (dialect !== 'postgres') {
    it.skip('has several servers on PostgreSQL only');
    return;
  }

  let house: HouseOfServers;
  let messages = 0;

  beforeEach(async () => {
    await insertUser(getDb(), 'owner');
    house = new HouseOfServers(getDb(), openAgain);
  });

  const say = (room: Room, command: Command) =>
    new Promise<Outcome>((resolve) => {
      room.submit(command, resolve);
    });
  const join = (name: string): Command => {
    const [tokenHash, messageId] = [`token-${name}`, `message-${(messages += 1)}`];
    return { type: 'join', name, phone: '', consent: true, tokenHash, messageId };
  };
  const go = (): Command => ({ type: 'operate', action: { do: 'next' }, expect: null });
  const open = async ({ host }: HouseServer) => {
    const id = `game-${(messages += 1)}`;
    const record = await host.open({ gameId: id, userId: 'user-owner', gameType: 'firebase', game: sampleGame() });
    const room = record && host.room(record.id);
    if (!room) throw new Error('the room of the test must open');
    return room;
  };
  const here = async (server: HouseServer, id: string): Promise<Room> => {
    await vi.waitFor(() => expect(server.host.room(id)).not.toBeNull(), WAIT);
    const room = server.host.room(id);
    if (!room) throw new Error('the room has left again');
    return room;
  };
  const started = async (...ids: string[]) => {
    const servers = [];
    for (const id of ids) servers.push(await house.join(id));
    for (const { host } of servers) await host.start();
    return servers;
  };
  const two = async (): Promise<[HouseServer, HouseServer]> => {
    const [a, b] = await started('a', 'b');
    if (!a || !b) throw new Error('two servers');
    return [a, b];
  };

  it('deals what was left open, each server its share, and what is left then as well', async () => {
    for (let n = 0; n < 5; n += 1) await house.leaveRoom(`room-${n}`);
    const [a, b] = await two();
    house.clock.advance(0);
    await vi.waitFor(() => expect(a.host.rooms().length + b.host.rooms().length).toBe(5), WAIT);
    expect(Math.abs(a.host.rooms().length - b.host.rooms().length)).toBe(1);
    const ids = [...a.host.rooms(), ...b.host.rooms()].map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
  });

  it('says where a room is: here at once, elsewhere by its code and id; a guess finds none', async () => {
    const [a, b] = await two();
    const room = await open(a);
    const place = { room: room.id, server: 'a', epoch: 1 };
    expect(a.host.directory.find(room.id)).toEqual({ here: room });
    expect(a.host.directory.find(room.identity.code)).toEqual({ here: room });
    expect(await b.host.directory.find(room.id)).toEqual(place);
    expect(await b.host.directory.find(room.identity.code)).toEqual(place);
    expect(await b.host.directory.find('999999')).toBeNull();
    expect(await b.host.close(room.id), 'not from here').toBe(false);
    expect(room.state.phase.name).toBe('lobby');
  });

  it('waits for who has lost its session as long as it answers on the bus, and no longer', async () => {
    const [a, b] = await two();
    const room = await open(a);
    const answer = a.bus.answer(answersAt('a'), async () => '');
    a.loseSession();
    expect(await b.host.directory.find(room.id)).toMatchObject({ server: 'a' });
    answer();
    house.clock.advance(1000);
    await here(b, room.id);
    expect(house.moves).toEqual(['gone']);
  });

  it('takes a room of who is gone when it is asked for, with all that was confirmed and its time given back', async () => {
    const [a, b] = await two();
    const room = await open(a);
    for (const command of [join('Noa'), join('Adi'), go()]) await say(room, command);
    house.clock.advance(6000);
    await vi.waitFor(() => expect(room.state.phase.name).toBe('question'), WAIT);
    await a.host.settled();
    await house.sign('a');
    const before = room.state.phase;
    const { seq } = room;
    a.kill();
    house.clock.advance(400);
    b.host.directory.doubt({ room: room.id, server: 'a', epoch: 1 });
    const place = await b.host.directory.find(room.id);
    const taken = await here(b, room.id);
    expect(place).toEqual({ here: taken });
    await b.host.settled();
    expect([taken.epoch, taken.state.seats.length, taken.seq]).toEqual([2, 2, seq + 1]);
    const after = taken.state.phase;
    if (before.name !== 'question' || after.name !== 'question') throw new Error('a question is open');
    expect(after.deadlineMs - before.deadlineMs).toBe(400);
    expect(
      await createFencedJournal(getDb(), 'room_journal', 'a').append([
        { runId: room.id, epoch: 1, prev: taken.seq, seq: taken.seq + 1, atMs: 1, command: '[]' },
      ]),
    ).toEqual([room.id]);
  });

  it('takes them by itself, too, with its next looks', async () => {
    const [a, b] = await two();
    const rooms = [await open(a), await open(a), await open(a)];
    expect(b.host.rooms()).toEqual([]);
    a.kill();
    house.clock.advance(500);
    for (const { id } of rooms) await here(b, id);
    expect(house.moves).toEqual(['gone', 'gone', 'gone']);
  });

  it('judges nothing while its lease is over, then lets go what was taken and goes on with the rest', async () => {
    const [a, b] = await two();
    const [taken, kept] = [await open(a), await open(a)];
    await a.loseLease();
    const held = say(kept, join('Noa'));
    const lost = say(taken, join('Adi'));
    expect(a.host.directory.find(kept.id), 'nobody is told anything').toBe('returning');
    b.host.directory.doubt({ room: taken.id, server: 'a', epoch: 1 });
    expect(await b.host.directory.find(taken.id)).toHaveProperty('here');
    a.renewLease();
    expect(await held).toMatchObject({ ok: true });
    expect(await lost).toEqual({ ok: false, code: 'storageFailed' });
    expect([a.host.room(taken.id), a.host.room(kept.id)]).toEqual([null, kept]);
    expect([kept.state.seats.length, kept.epoch, taken.isElsewhere]).toEqual([1, 1, true]);
    expect(await a.host.directory.find(taken.id)).toEqual({ room: taken.id, server: 'b', epoch: 2 });
  });

  it('keeps none at a server for pages: what is opened there goes to one for rooms at once', async () => {
    house.roles.set('p', ['pages', 'jobs']).set('a', ['rooms']);
    await house.leaveRoom('left-open');
    const [p, a] = await started('p', 'a');
    if (!p || !a) throw new Error('two servers');
    const run = { gameId: 'game-at-pages', userId: 'user-owner', gameType: 'firebase', game: sampleGame() } as const;
    const record = await p.host.open(run);
    const room = await here(a, record?.id ?? '');
    expect(await say(room, join('Noa'))).toMatchObject({ ok: true });
    expect(await p.host.directory.find(record?.code ?? '')).toMatchObject({ server: 'a', epoch: room.epoch });
    house.clock.advance(3000);
    await here(a, 'left-open');
    expect(p.host.rooms()).toEqual([]);
    a.kill();
    house.clock.advance(3000);
    expect(await p.host.directory.find(room.id), 'waits for a server for rooms').toBe('returning');
  });

  it('keeps a room where it was opened while no server is for rooms', async () => {
    house.roles.set('p', ['pages']);
    const [p] = await started('p');
    if (!p) throw new Error('a server');
    const room = await open(p);
    expect(await say(room, join('Noa'))).toMatchObject({ ok: true });
  });

  it('gives rooms in which nobody is to a server that has come, one at a time, and none in which somebody is', async () => {
    house.spreading = { spreadEveryMs: 5000 };
    const [a] = await started('a');
    if (!a) throw new Error('a server');
    const [taken, ...left] = [await open(a), await open(a), await open(a), await open(a)];
    await say(taken, join('Noa'));
    await say(taken, { type: 'presence', seat: 0, present: true });
    const [b] = await started('b');
    if (!b) throw new Error('a server');
    const counts = () => [a, b].map(({ host }) => host.rooms().length);
    house.clock.advance(4900);
    expect(counts()).toEqual([4, 0]);
    house.clock.advance(100);
    await vi.waitFor(() => expect(counts()).toEqual([3, 1]), WAIT);
    await vi.waitFor(() => {
      house.clock.advance(5000);
      expect(counts()).toEqual([2, 2]);
    }, WAIT);
    for (let n = 0; n < 5; n += 1) {
      house.clock.advance(5000);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(counts(), 'it is even').toEqual([2, 2]);
    expect(a.host.room(taken.id)).toBe(taken);
    const moved = left.find(({ id }) => b.host.room(id));
    expect(await say(await here(b, moved?.id ?? ''), join('Adi'))).toMatchObject({ ok: true });
  });

  it('keeps and goes on with what could not be given', async () => {
    house.spreading = { spreadEveryMs: 5000 };
    const [a] = await started('a');
    if (!a) throw new Error('a server');
    const rooms = [await open(a), await open(a)];
    await started('b');
    await getDb().updateTable('server').set({ format: 0 }).where('id', '=', 'b').execute();
    const frozen = rooms.map((room) => vi.spyOn(room, 'freeze'));
    house.clock.advance(5000);
    await vi.waitFor(() => {
      house.clock.advance(10);
      expect(frozen.some(({ mock }) => mock.calls.length > 0)).toBe(true);
    }, WAIT);
    for (const room of rooms) {
      const said = say(room, join('Noa'));
      await vi.waitFor(() => house.clock.advance(10));
      expect(await said).toMatchObject({ ok: true });
    }
    expect(a.host.rooms()).toHaveLength(2);
  });

  it('lets a room go as soon as another says that it has it', async () => {
    const [a, b] = await two();
    const room = await open(a);
    const moves: unknown[] = [];
    a.host.directory.watch((place) => moves.push(place));
    await a.loseLease();
    b.host.directory.doubt({ room: room.id, server: 'a', epoch: 1 });
    await b.host.directory.find(room.id);
    await vi.waitFor(() => expect(a.host.room(room.id)).toBeNull(), WAIT);
    expect(moves).toContainEqual({ room: room.id, server: 'b', epoch: 2 });
  });

  it('lets go of what it lost while it stood still, although nobody has told it so', async () => {
    const [a, b] = await two();
    const [taken, over] = [await open(a), await open(a)];
    const [lost, words] = [vi.spyOn(taken, 'fenced'), vi.spyOn(over, 'fenced')];
    // Its machine was put to sleep: neither its lease nor a word of the others tells it.
    await createRoomOwners(getDb(), 'b').take(taken.id, ['a']);
    await b.host.store.closeRoom(over.id, 5);
    house.clock.advance(2000);
    await vi.waitFor(() => expect([lost, words].map(({ mock }) => mock.calls.length)).toEqual([1, 1]), WAIT);
    expect(a.host.rooms()).toEqual([]);
  });

  it('reads a room that it takes back, although it has never noticed that it lost it', async () => {
    const [a, b] = await two();
    const room = await open(a);
    await createRoomOwners(getDb(), 'b').take(room.id, ['a']);
    b.kill();
    house.clock.advance(500);
    await vi.waitFor(() => expect(a.host.room(room.id)?.epoch).toBe(3), WAIT);
    expect(room.isElsewhere).toBe(true);
  });

  it('finds a room by the code of one that is over here', async () => {
    const [a, b] = await two();
    const over = await open(a);
    await say(over, { type: 'operate', action: { do: 'end' }, expect: null });
    await a.host.whenKept(over.id);
    expect(a.host.roomByCode(over.identity.code), 'for who looks at its end').toBe(over);
    const record = { id: 'the-next', gameId: 'the-next', userId: 'user-owner', code: over.identity.code, name: '' };
    const rest = { createdAtMs: 1, endedAtMs: null, demo: false, gameType: 'firebase', price: 0 } as const;
    await b.host.store.insertRoom({ ...record, ...rest }, sampleGame());
    expect(await a.host.directory.find(record.code)).toEqual({ room: 'the-next', server: 'b', epoch: 1 });
    expect(a.host.directory.find(over.id)).toEqual({ here: over });
  });

  it('keeps its rooms while nobody has the bus', async () => {
    const [a, b] = await two();
    const room = await open(a);
    for (const server of [a, b]) server.cutOff();
    for (let n = 0; n < 40; n += 1) {
      house.clock.advance(100);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect([a.host.room(room.id), b.host.room(room.id)]).toEqual([room, null]);
  });

  it('without the bus that others have it gives its rooms up', async () => {
    const [a, b] = await two();
    const room = await open(a);
    expect(await say(room, join('Noa'))).toMatchObject({ ok: true });
    a.cutOff();
    await vi.waitFor(() => {
      house.clock.advance(100);
      expect(b.host.room(room.id)?.state.players).toBe(1);
    }, WAIT);
    expect([a.host.room(room.id), room.isElsewhere]).toEqual([null, true]);
  });

  it('believes that a room is another’s while it cannot ask', async () => {
    const [a, b] = await two();
    const room = await open(a);
    await a.loseLease();
    const said = { id: room.id, code: room.identity.code, epoch: room.epoch + 1 };
    b.bus.publish('house.owner', JSON.stringify({ v: 1, server: 'b', rooms: [said] }));
    await vi.waitFor(() => expect(room.isElsewhere).toBe(true), WAIT);
  });

  it('hands its rooms over when it stops, with everything in them', async () => {
    const [a, b] = await two();
    const room = await open(a);
    await say(room, join('Noa'));
    await a.host.stop();
    const next = await here(b, room.id);
    await b.host.settled();
    expect([next.epoch, next.state.seats.length, room.isElsewhere]).toEqual([3, 1, true]);
    expect(house.moves.toSorted()).toEqual(['away', 'passed']);
    expect(await say(next, join('Adi'))).toMatchObject({ ok: true });
  });

  it('ends the statement of who stands still with a room in its hand', async () => {
    const [a, b] = await two();
    const room = await open(a);
    const [underWay, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const ended: string[] = [];
    house.onEndSessions = (ids) => {
      ended.push(...ids);
      held.reject(new Error('its session was ended'));
    };
    const hangs = openAgain()
      .transaction()
      .execute(async (trx) => {
        const row = { runId: room.id, epoch: 1, prev: 0, seq: 1, atMs: 1, command: '[]' };
        await createFencedJournal(trx, 'room_journal', 'a').append([row]);
        underWay.resolve();
        await held.promise;
      })
      .catch(() => 'ended');
    await underWay.promise;
    a.kill();
    b.host.directory.doubt({ room: room.id, server: 'a', epoch: 1 });
    expect(await b.host.directory.find(room.id)).toHaveProperty('here');
    expect([ended, await hangs]).toEqual([['a'], 'ended']);
    await b.host.settled();
    expect(b.host.room(room.id)?.seq, 'nothing of it').toBe(1);
  });

  it('has one room of what was taken twice: the one that was taken last', async () => {
    const [a] = await two();
    const room = await open(a);
    const record = await a.host.find(room.id);
    const taken = await createRoomOwners(getDb(), 'a').take(room.id, []);
    if (!record || !taken) throw new Error('it is its own');
    await a.host.bring(record, { ...taken, epoch: 1 });
    expect(a.host.room(room.id), 'what was taken before').toBe(room);
    await a.host.bring(record, taken);
    const last = await here(a, room.id);
    expect([last === room, last.epoch, room.isElsewhere]).toEqual([false, 2, true]);
    expect(await say(last, join('Noa'))).toMatchObject({ ok: true });
  });

  it('gives no price back that is held, or was paid, for a room of another server', async () => {
    const calls: string[] = [];
    const charges = (server: string) => (): RoomCharges => ({
      hold: async () => null,
      post: async (room) => void calls.push(`${server} post ${room}`),
      giveBack: async (room) => void calls.push(`${server} giveBack ${room} all`),
      giveBackHeld: async (room) => void calls.push(`${server} giveBack ${room} held`),
      listHeld: async () => (server === 'b' ? ['elsewhere', 'gone'] : []),
    });
    await house.leaveRoom('elsewhere');
    const a = await house.join('a', charges('a'));
    await a.host.start();
    house.clock.advance(0);
    await here(a, 'elsewhere');
    const b = await house.join('b', charges('b'));
    await b.host.start();
    await b.host.firstSlide.idle();
    expect(calls.filter((call) => call.startsWith('b'))).toEqual(['b giveBack gone held']);
  });
});
