import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { lockRoomEpoch } from '#platform/db/journal/lock-epoch';
import { describeDatabases } from '../../../../testing/describe-databases.ts';
import { insertUser } from '../../../../testing/insert-user.ts';
import { createRoomStore, type RoomStore } from '../../keeping/room-store.ts';
import { createRoomOwners, type RoomOwners } from '../../owning/room-owners.ts';
import { sampleGame } from '../../testing/sample-game.ts';
import { DurableData } from '../durable-data.ts';
import { Rng } from '../rng.ts';
import { Scene } from '../scene.ts';
import { SimulatedStore } from '../simulated-store.ts';
import { StoreHealth } from '../store-health.ts';
import { ProcessClock } from './process-clock.ts';
import { ServerRows } from './server-rows.ts';
import { simulatedOwners } from './simulated-owners.ts';

const SERVERS = ['a', 'b', 'c'];
const ROOMS = ['one', 'two', 'three'];
const ACTS = 150;
const LEASE_MS = 3_600_000;

/** Whose rooms are and what is in their journals, as one of the two keeps it. */
interface House {
  store(server: string): RoomStore;
  owners(server: string): RoomOwners;
  lease(server: string, isLeased: boolean): Promise<void>;
  whose(room: string, epoch: number): Promise<string>;
  /** Lets what was asked come to its end. */
  done<T>(asked: Promise<T>): Promise<T>;
}

type Act = (house: House) => Promise<unknown>;

/** What servers do in turn, with the epochs and numbers that some of them believe in and others not any more. */
function scriptOf(seed: number): Act[] {
  const rng = new Rng(seed);
  const known = new Map<string, { epoch: number; seq: number }>();
  return Array.from({ length: ACTS }, (): Act => {
    const [me, other, id] = [rng.pick(SERVERS), rng.pick(SERVERS), rng.pick(ROOMS)];
    const [isOld, isGap, count] = [rng.chance(0.25), rng.chance(0.1), rng.between(1, 3)];
    const gone = rng.chance(0.3) ? [other] : [];
    const believes = () => known.get(`${me} ${id}`) ?? { epoch: 1, seq: 0 };
    const taken = (room: string, epoch: number, seq: number) => known.set(`${me} ${room}`, { epoch, seq });
    return rng.pick<Act>([
      (house) => house.lease(me, !isOld),
      async (house) => {
        const found = await house.done(house.owners(me).take(id, gone));
        const { seq } = await house.done(house.store(me).readJournal(id, 0));
        if (found) taken(id, found.epoch, seq);
        return [found?.epoch, seq];
      },
      async (house) => {
        const found = await house.done(house.owners(me).takeFree(5, gone));
        return found.map(({ id: room, epoch }) => `${room} ${epoch}`).toSorted();
      },
      (house) => house.done(house.owners(me).pass(id, believes().epoch, other)),
      (house) =>
        house.done(
          house
            .store(me)
            .reclaim(id, believes().seq)
            .catch(() => 'not now'),
        ),
      async (house) => [
        await house.done(house.owners(me).whose(id)),
        await house.done(house.owners(me).shares(gone)),
        (await house.done(house.owners(me).mine())).toSorted(),
        (await house.done(house.owners(me).notMine([...ROOMS, 'none']))).toSorted(),
        await house.whose(id, believes().epoch),
      ],
      ...Array.from({ length: 3 }, (): Act => async (house) => {
        const { epoch, seq } = believes();
        const group = { roomId: id, epoch: epoch - Number(isOld), seq: seq + count + Number(isGap) };
        const entries = Array.from({ length: count }, () => [1, { type: 'tick' }] as const);
        const fenced = await house.done(house.store(me).appendJournal([{ ...group, entries }]));
        if (fenced.length === 0) taken(id, epoch, group.seq);
        const { seq: last } = await house.done(house.store(me).readJournal(id, 0));
        return [fenced, last];
      }),
    ]);
  });
}

async function play(house: House, seed: number): Promise<string[]> {
  for (const id of ROOMS) {
    const room = {
      id,
      gameId: id,
      userId: 'user-owner',
      code: `code-${id}`,
      name: '',
      createdAtMs: 1,
      endedAtMs: null,
    };
    const record = { ...room, demo: false, gameType: 'firebase', price: 0 } as const;
    await house.done(house.store('a').insertRoom(record, sampleGame()));
  }
  for (const server of SERVERS) await house.lease(server, true);
  const lines: string[] = [];
  for (const act of scriptOf(seed)) lines.push(JSON.stringify((await act(house)) ?? null));
  return lines;
}

function simulatedHouse(seed: number): House {
  const scene = new Scene(seed, false);
  const heard = { opened: no, taken: no, appended: no, dropped: no, closed: no, kept: no, charged: no };
  const data = new DurableData(heard);
  const rows = new ServerRows(scene);
  const health = new StoreHealth(scene, true);
  const stores = new Map(
    SERVERS.map((writer) => [
      writer,
      new SimulatedStore(scene, data, health, { writer, clock: new ProcessClock(scene) }),
    ]),
  );
  const storeOf = (server: string): SimulatedStore => {
    const store = stores.get(server);
    if (!store) throw new Error(`no server ${server} in this test`);
    return store;
  };
  return {
    store: (server) => storeOf(server).rooms,
    owners: (server) => simulatedOwners(data, rows, storeOf(server), server),
    lease: async (server, isLeased) => {
      if (isLeased) rows.renew(server, { leaseMs: LEASE_MS, draining: false });
      else rows.leave(server);
    },
    whose: async (room, epoch) => data.whose(room, epoch),
    done: async (asked) => {
      await scene.time.runUntil(scene.time.nowMs + 100);
      return asked;
    },
  };
}

function no(): void {}

describeDatabases((getDb, { dialect, openAgain }) => {
  // A file of SQLite has one process, and no epochs.
  if (dialect !== 'postgres') {
    it.skip('is held against PostgreSQL only');
    return;
  }

  const sqlHouse = (): House => {
    const dbs = new Map(SERVERS.map((server) => [server, openAgain()]));
    const dbOf = (server: string) => dbs.get(server) ?? getDb();
    return {
      store: (server) => createRoomStore(dbOf(server), server),
      owners: (server) => createRoomOwners(dbOf(server), server),
      lease: async (server, isLeased) => {
        const until = sql<Date>`clock_timestamp() + make_interval(secs => ${isLeased ? LEASE_MS / 1000 : -1})`;
        const row = { id: server, url: '', version: '', roles: '', draining: 0, alive_at_ms: 0, lease_until: until };
        const insert = getDb().insertInto('server').values(row);
        await insert.onConflict((known) => known.column('id').doUpdateSet({ lease_until: until })).execute();
      },
      whose: (room, epoch) =>
        getDb()
          .transaction()
          .execute((trx) => lockRoomEpoch(trx, room, epoch)),
      done: (asked) => asked,
    };
  };

  it.each([1, 2, 3])('says of takes, appends and passes what the database says: script %i', async (seed) => {
    await insertUser(getDb(), 'owner');
    const due = await play(sqlHouse(), seed);
    expect(await play(simulatedHouse(seed), seed)).toEqual(due);
    // Something was taken, and something was refused.
    expect(due.some((line) => /^\[\["\w+"\]/.test(line))).toBe(true);
    expect(due.some((line) => line.startsWith('[[],'))).toBe(true);
  });
}, 'the simulated store');
