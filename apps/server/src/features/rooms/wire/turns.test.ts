import { expect, it } from 'vitest';
import { Turns } from './turns.ts';
import { makeLiveBench } from '../testing/live-bench.ts';
import { systemTimers } from '../keeping/system-timers.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

it('lets a few in at once, the others in their order, with a turn for somebody else between', async () => {
  const turns = new Turns(systemTimers);
  const came: number[] = [];
  for (let page = 0; page < 5; page += 1) turns.pass(() => came.push(page));
  expect(came).toHaveLength(2);
  await turn();
  expect(came).toHaveLength(4);
  // Who comes now does not pass those who wait.
  turns.pass(() => came.push(5));
  expect(came).toHaveLength(4);
  await turn();
  expect(came).toEqual([0, 1, 2, 3, 4, 5]);
  await turn();
  await turn();
  turns.pass(() => came.push(6));
  expect(came).toHaveLength(7);
});

it('takes leave of a few at a time as well, when many wires are lost at one instant', async () => {
  const bench = await makeLiveBench();
  try {
    const room = await bench.openRoom();
    const pages = await Promise.all(Array.from({ length: 30 }, (_, n) => bench.player(room.code, `Player ${n}`)));
    const present = () => pages.filter((_page, seat) => bench.host.room(room.id)?.broadcast.hasSeat(seat)).length;
    expect(present()).toBe(30);
    bench.clock.soon = systemTimers.soon;
    for (const { wire } of pages) wire.terminate();
    expect(present()).toBe(28);
    await turn();
    expect(present()).toBe(26);
    for (let more = 0; more < 13; more += 1) await turn();
    expect(present()).toBe(0);
  } finally {
    await bench.remove();
  }
});
