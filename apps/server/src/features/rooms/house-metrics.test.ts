import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeLiveBench, messageId } from './testing/live-bench.ts';
import type { LiveBench } from './testing/live-bench.ts';
import { HouseMetrics } from '#features/metrics';
import { createBusHub } from '#platform/bus/bus-hub';
import { aloneCluster } from '#platform/cluster/one-server';

let bench: LiveBench;
let metrics: HouseMetrics;
beforeEach(async () => {
  bench = await makeLiveBench();
  metrics = new HouseMetrics();
});
afterEach(() => bench.remove());

/** The number told under this name and these labels. */
async function told(name: string): Promise<number> {
  const line = (await metrics.text()).split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

it('counts rooms, pages and players as they are when it is asked', async () => {
  metrics.watchRooms(bench.host);
  expect(await told('qc_rooms')).toBe(0);
  const room = await bench.openRoom();
  const operator = await bench.operator(room.id);
  const player = await bench.player(room.code, 'Noa');
  expect([await told('qc_rooms'), await told('qc_pages'), await told('qc_players')]).toEqual([1, 2, 1]);
  player.wire.close(1000);
  await bench.settle();
  expect([await told('qc_pages'), await told('qc_players')]).toEqual([1, 0]);
  operator.say({ t: 'operate', id: messageId('end'), expect: null, action: { do: 'end' } });
  await bench.settle();
  expect(await told('qc_rooms')).toBe(0);
});

it('counts the wires of a server among several as they are when it is asked', async () => {
  let wires = 3;
  metrics.watchWires(() => wires);
  expect(await told('qc_wires')).toBe(3);
  wires = 0;
  expect(await told('qc_wires')).toBe(0);
});

it('tells which rooms wait for storage, and what was written and what failed', async () => {
  metrics.watchRooms(bench.host);
  const watched = metrics.watchStore({
    appendJournal: async (groups) => {
      if (groups[0]?.roomId === 'full') throw new Error('disk full');
      return groups.map(({ roomId }) => roomId).filter((id) => id === 'elsewhere');
    },
  });
  await watched.appendJournal([
    {
      roomId: 'a',
      epoch: 1,
      seq: 3,
      entries: [
        [1, { type: 'tick' }],
        [2, { type: 'tick' }],
      ],
    },
    { roomId: 'b', epoch: 1, seq: 1, entries: [[1, { type: 'tick' }]] },
    { roomId: 'elsewhere', epoch: 1, seq: 1, entries: [[1, { type: 'tick' }]] },
  ]);
  await expect(
    watched.appendJournal([{ roomId: 'full', epoch: 1, seq: 1, entries: [[1, { type: 'tick' }]] }]),
  ).rejects.toThrow('disk full');
  expect(await told('qc_journal_commands_total')).toBe(3);
  expect(await told('qc_journal_fenced_total')).toBe(1);
  expect(await told('qc_journal_write_seconds_count{outcome="written"}')).toBe(1);
  expect(await told('qc_journal_write_seconds_count{outcome="failed"}')).toBe(1);

  const room = await bench.openRoom();
  bench.store.failure = new Error('disk full');
  await bench.player(room.code, 'Noa').catch(() => undefined);
  expect(await told('qc_rooms_waiting_for_storage')).toBe(1);
});

it('tells how rooms came and went among several servers, and how the way between these is', async () => {
  const hub = createBusHub(pino({ level: 'silent' }));
  const bus = hub.join('here');
  const stop = metrics.watchBus({ bus, cluster: { ...aloneCluster('here'), leaseAgeMs: 1500 } });
  const owning = metrics.owning();
  owning.taken('gone');
  owning.taken('passed');
  owning.taken('gone');
  owning.handedOver(120);
  expect(await told('qc_rooms_taken_total{how="gone"}')).toBe(2);
  expect(await told('qc_room_hand_over_seconds_bucket{le="0.1"}')).toBe(0);
  expect(await told('qc_room_hand_over_seconds_bucket{le="0.2"}')).toBe(1);
  expect([await told('qc_lease_age_seconds'), await told('qc_bus_connected')]).toEqual([1.5, 1]);
  expect(await told('qc_bus_delay_seconds')).toBeGreaterThan(0);
  expect(await told('qc_bus_dropped_total')).toBe(0);
  hub.part('here');
  expect([await told('qc_bus_connected'), await told('qc_bus_delay_seconds')]).toEqual([0, 2]);
  stop();
});
