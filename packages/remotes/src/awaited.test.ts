import { expect, it } from 'vitest';
import { Awaited } from './awaited.ts';
import { FakeIo } from './testing/fake-io.ts';
import { VirtualTime } from './testing/virtual-time.ts';

it('gives the first answer that fits, and asks no more after that or after its time', async () => {
  const time = new VirtualTime();
  const line = new FakeIo<'hid'>(time, null);
  const awaited = new Awaited<number>();
  const read: number[] = [];
  const even = (answer: number) => {
    read.push(answer);
    return answer % 2 === 0 ? `${answer}` : null;
  };
  const found = awaited.next(line, 100, even);
  for (const answer of [1, 2]) awaited.offer(answer);
  expect(await found).toBe('2');
  const missed = awaited.next(line, 100, even);
  await time.pass(100);
  expect(await missed).toBeNull();
  for (const answer of [3, 4]) awaited.offer(answer);
  expect(read).toEqual([1, 2]);
});
