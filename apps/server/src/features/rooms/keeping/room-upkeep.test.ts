import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeLiveBench } from '../testing/live-bench.ts';
import type { LiveBench } from '../testing/live-bench.ts';

let bench: LiveBench;
beforeEach(async () => {
  bench = await makeLiveBench();
});
afterEach(() => bench.remove());

it('says that the disk is full when it begins to be, not with each of its rounds', async () => {
  const said: string[] = [];
  const { log } = bench.host.platform;
  log.level = 'info';
  log.error = (_about: object, words?: string) => void said.push(words ?? '');
  log.info = (_about: object, words?: string) => void said.push(words ?? '');
  await bench.openRoom();
  bench.store.failure = new Error('disk full');
  // A round ends when its thread has written: the next alarm is there only then.
  let failures = 0;
  const { markAlive } = bench.store;
  bench.store.markAlive = async (atMs) => {
    failures += bench.store.failure ? 1 : 0;
    await markAlive(atMs);
  };
  const goOnUntil = async (isSo: () => boolean) =>
    expect
      .poll(
        () => {
          bench.clock.advance(200);
          return isSo();
        },
        { interval: 2 },
      )
      .toBe(true);
  await goOnUntil(() => failures > 10);
  bench.store.failure = null;
  await goOnUntil(() => said.length > 1);
  expect(said).toEqual(['upkeep of rooms failed', 'upkeep of rooms works again']);
});

it('puts two runs away at a time where many end at one bell, all of them, also past one that fails at first', async () => {
  const opened = await Promise.all(Array.from({ length: 6 }, () => bench.openRoom()));
  const rooms = opened.flatMap(({ id }) => bench.host.room(id) ?? []);
  const { closeRoom } = bench.store;
  let running = 0;
  let most = 0;
  let failures = 1;
  bench.store.closeRoom = async (id, endedAtMs) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (failures > 0) {
      failures -= 1;
      throw new Error('disk trouble of the test');
    }
    await closeRoom(id, endedAtMs);
  };
  for (const room of rooms) room.submit({ type: 'operate', action: { do: 'end' }, expect: null });
  await bench.settle();
  await Promise.all(rooms.map((room) => bench.host.whenKept(room.id)));
  expect(most).toBe(2);
  expect(await bench.store.listOpenRooms()).toHaveLength(1);
  bench.clock.advance(1000);
  await Promise.all(rooms.map((room) => bench.host.whenKept(room.id)));
  expect(await bench.store.listOpenRooms()).toEqual([]);
});
