import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

/** Waits for turns up to five of which it hands out, by their names. */
function queue(max = 5) {
  const turns = new Turns(max);
  const gone: string[] = [];
  return { gone, take: (name: string) => turns.take(() => gone.push(name)) };
}

it('lets one go on in a turn, in the order they came, and never at once', async () => {
  const { gone, take } = queue();
  for (const name of ['a', 'b', 'c']) take(name);
  expect(gone).toEqual([]);
  for (const soFar of [['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c']]) {
    await turn();
    expect(gone).toEqual(soFar);
  }
  take('d');
  await turn();
  expect(gone.at(-1)).toBe('d');
});

it('takes so many and no more until one has gone on', async () => {
  const { gone, take } = queue(2);
  take('a');
  take('b');
  expect(take('too many')).toBeNull();
  await turn();
  expect(take('c')).not.toBeNull();
  expect(take('too many')).toBeNull();
  await turn();
  await turn();
  expect(gone).toEqual(['a', 'b', 'c']);
});

it('who leaves gives the place back, and holds up nobody', async () => {
  const { gone, take } = queue(3);
  const leaves = ['a', 'b', 'c'].map(take);
  leaves[0]?.();
  leaves[1]?.();
  leaves[1]?.();
  expect([take('d'), take('e'), take('too many')].map((leave) => leave !== null)).toEqual([true, true, false]);
  for (const soFar of [['c'], ['c', 'd'], ['c', 'd', 'e']]) {
    await turn();
    expect(gone).toEqual(soFar);
  }
  leaves[2]?.();
  take('f')?.();
  await turn();
  take('g');
  await turn();
  expect(gone).toEqual(['c', 'd', 'e', 'g']);
});
