import { describe, expect, it } from 'vitest';
import { FanOut, FanOutTurns } from './fan-out.ts';

/** Turns that come when the test says so. */
function makeTurns() {
  const calls: (() => void)[] = [];
  const turns = new FanOutTurns({ soon: (call) => void calls.push(call) });
  return { turns, planned: () => calls.length, turn: () => calls.shift()?.() };
}

const pages = (room: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${room}${i}`);

describe('FanOut', () => {
  it('writes nothing in the turn in which it is asked, and all of it in order after', () => {
    const { turns, turn, planned } = makeTurns();
    const written: string[] = [];
    const room = new FanOut(turns);
    room.each(pages('a', 3), (page) => written.push(page));
    room.each(['a0'], (page) => written.push(`${page} again`));
    expect([written, room.isBusy]).toEqual([[], true]);
    turn();
    expect(written).toEqual(['a0', 'a1', 'a2', 'a0 again']);
    expect([room.isBusy, planned()]).toEqual([false, 0]);
  });

  it('takes turns: a small room is told before a large one is done', () => {
    const { turns, turn } = makeTurns();
    const written: string[] = [];
    new FanOut(turns).each(pages('large', 5000), (page) => written.push(page));
    new FanOut(turns).each(pages('small', 20), (page) => written.push(page));
    turn();
    expect(written.length).toBeLessThan(300);
    expect(written.filter((page) => page.startsWith('small'))).toEqual(pages('small', 20));
    expect(written.indexOf('small0')).toBe(50);
  });

  it('lets other work in between, and reaches everybody once', () => {
    const { turns, turn, planned } = makeTurns();
    const written: string[] = [];
    const rooms = ['a', 'b', 'c'].map((name) => ({ name, queue: new FanOut(turns) }));
    for (const { name, queue } of rooms) queue.each(pages(name, 700), (page) => written.push(page));
    let rounds = 0;
    for (; planned() > 0; rounds += 1) turn();
    expect(rounds).toBe(Math.ceil(2100 / 250));
    for (const { name } of rooms) expect(written.filter((page) => page.startsWith(name))).toEqual(pages(name, 700));
  });

  it('goes on with what is asked for while it writes', () => {
    const { turns, turn, planned } = makeTurns();
    const written: string[] = [];
    const room = new FanOut(turns);
    room.each(['first'], (page) => {
      written.push(page);
      room.each(['asked meanwhile'], (later) => written.push(later));
    });
    while (planned() > 0) turn();
    expect(written).toEqual(['first', 'asked meanwhile']);
  });
});
