import { expect, it } from 'vitest';
import { Greetings } from './greetings.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

it('lets a few in at once, the others in their order, with a turn for somebody else between', async () => {
  const greetings = new Greetings();
  const came: number[] = [];
  for (let page = 0; page < 60; page += 1) greetings.add(() => came.push(page));
  expect(came).toHaveLength(25);
  await turn();
  expect(came).toHaveLength(50);
  // Who comes now does not pass those who wait.
  greetings.add(() => came.push(60));
  await turn();
  expect(came).toEqual(Array.from({ length: 61 }, (_, page) => page));
  await turn();
  await turn();
  greetings.add(() => came.push(61));
  expect(came).toHaveLength(62);
});
