import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FakeClock } from '../../../testing/fake-clock.ts';
import type { RoomRecord } from '../keeping/room-store.ts';
import type { RoomOwners } from './room-owners.ts';
import { RoomTaking } from './room-taking.ts';

const RECORD: RoomRecord = {
  ...{ id: 'room', gameId: 'game', userId: 'user', code: '123456', name: 'Game', createdAtMs: 0, endedAtMs: null },
  ...{ demo: false, gameType: 'firebase', price: 0 },
};

let clock: FakeClock;
let taking: RoomTaking;
/** Rooms that are stored as this server's. */
let mine: string[];
/** Rooms that it has, or is opening. */
let here: string[];
let brought: string[];

const owners: RoomOwners = {
  begin: async () => undefined,
  whose: async () => null,
  shares: async () => ({ mine: mine.length, free: 0, newer: 0, all: mine.length }),
  countsOf: async () => new Map(),
  notMine: async () => [],
  mine: async () => mine,
  take: async (id) => ({ id, epoch: 2, aliveAtMs: null }),
  takeFree: async () => [],
  listFree: async () => [],
  pass: async () => false,
};

beforeEach(async () => {
  clock = new FakeClock(0);
  [mine, here, brought] = [[], [], []];
  const me = { id: 'me', url: '', version: '', format: 1, roles: [], draining: false };
  taking = new RoomTaking(
    {
      ...{ timers: clock, platform: { log: pino({ level: 'silent' }) }, stopping: false },
      room: (id) => (here.includes(id) ? { epoch: 1 } : null),
      find: async () => RECORD,
      isBeingRead: (id) => brought.includes(id),
      isGivenUp: () => false,
      bring: async ({ id }) => void brought.push(id),
    },
    {
      cluster: { serverId: 'me', isLawful: true, servers: async () => [me] },
      owners,
      endSessionsOf: async () => undefined,
    },
  );
  await taking.start();
});
afterEach(() => taking.stop());

/** In steps as small as its own. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 50) {
    clock.advance(50);
    await new Promise(setImmediate);
  }
}

it('takes no room that is stored as its own while it opens, and none twice', async () => {
  mine = ['room'];
  await pass(1500);
  here = ['room'];
  await pass(20_000);
  expect(brought).toEqual([]);
});

it('has a room that was passed to it within five seconds, also when nobody told it so', async () => {
  await pass(750);
  mine = ['room'];
  await pass(5000);
  expect(brought).toEqual(['room']);
});
