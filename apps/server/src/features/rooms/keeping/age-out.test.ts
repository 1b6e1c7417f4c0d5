import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AgeOut } from './age-out.ts';
import { makeLiveBench } from '../testing/live-bench.ts';
import type { LiveBench } from '../testing/live-bench.ts';
import { sampleGame } from '../testing/sample-game.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let bench: LiveBench;
beforeEach(async () => {
  bench = await makeLiveBench();
});
afterEach(() => bench.remove());

const phaseOf = (id: string) => bench.host.room(id)?.state.phase.name;

describe('old rooms', () => {
  it('are closed when nobody is in them, at the age that is set then', async () => {
    let days = 7;
    const job = new AgeOut(bench.host, async () => days);
    const { id } = await bench.openRoom();
    bench.clock.advance(6 * DAY_MS);
    expect(await job.closeOldRooms()).toBe(0);
    expect(phaseOf(id)).toBe('lobby');
    days = 5;
    expect(await job.closeOldRooms()).toBe(1);
    await bench.settle();
    const room = bench.host.room(id);
    expect(room?.state.phase.name).toBe('ended');
    if (room) await bench.host.whenKept(room.id);
    expect(await bench.host.store.listOpenRooms()).toEqual([]);
    expect(await job.closeOldRooms()).toBe(0);
  });

  it('stay open while a page is there, and for two hours after the last thing that happened', async () => {
    const job = new AgeOut(bench.host, async () => 1);
    const { id, code } = await bench.openRoom();
    bench.clock.advance(3 * DAY_MS);
    const player = await bench.player(code, 'Noa');
    expect(await job.closeOldRooms()).toBe(0);
    player.wire.terminate();
    await bench.settle();
    bench.clock.advance(2 * 60 * 60 * 1000 - 1000);
    expect(await job.closeOldRooms()).toBe(0);
    bench.clock.advance(2000);
    expect(await job.closeOldRooms()).toBe(1);
    await bench.settle();
    expect(phaseOf(id)).toBe('ended');
    const room = bench.host.room(id);
    if (room) await bench.host.whenKept(room.id);
  });

  it('of an assignment are left to their deadline', async () => {
    const job = new AgeOut(bench.host, async () => 1);
    const { id } = await bench.openRoom(sampleGame(1, { pace: 'self', closesAtMs: bench.clock.now() + 90 * DAY_MS }));
    bench.clock.advance(30 * DAY_MS);
    expect(await job.closeOldRooms()).toBe(0);
    expect(phaseOf(id)).toBe('lobby');
  });
});
