import { expect, it } from 'vitest';
import { Door } from './door.ts';
import { makeLiveBench } from './testing/live-bench.ts';
import { systemTimers } from './timers.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

it('lets a few in at once, the others in their order, with a turn for somebody else between', async () => {
  const door = new Door(systemTimers);
  const came: number[] = [];
  for (let page = 0; page < 60; page += 1) door.pass(() => came.push(page));
  expect(came).toHaveLength(25);
  await turn();
  expect(came).toHaveLength(50);
  // Who comes now does not pass those who wait.
  door.pass(() => came.push(60));
  await turn();
  expect(came).toEqual(Array.from({ length: 61 }, (_, page) => page));
  await turn();
  await turn();
  door.pass(() => came.push(61));
  expect(came).toHaveLength(62);
});

it('takes leave of a few at a time as well, when many links are lost at one instant', async () => {
  const bench = await makeLiveBench();
  try {
    const room = await bench.openRoom();
    const pages = await Promise.all(Array.from({ length: 30 }, (_, n) => bench.player(room.code, `Player ${n}`)));
    const present = () => pages.filter((_page, seat) => bench.host.room(room.id)?.broadcast.hasSeat(seat)).length;
    expect(present()).toBe(30);
    bench.clock.soon = systemTimers.soon;
    for (const { link } of pages) link.terminate();
    expect(present()).toBe(5);
    await turn();
    expect(present()).toBe(0);
  } finally {
    await bench.remove();
  }
});
