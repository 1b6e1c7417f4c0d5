import { UserId } from '@qc/contract';
import { expect, it } from 'vitest';
import { succeed } from './result.ts';
import { makeWorkPlaces } from './work-places.ts';

const person = (n: number) => UserId.parse(`person-${n}`);

it('does one piece of one person and a few of all at once, every one in the end, and refuses too many', async () => {
  const inPlace = makeWorkPlaces({ together: 5, perPerson: 1, waiting: 10 });
  let [running, most, done] = [0, 0, 0];
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
    return succeed(++done);
  };
  const own = await Promise.all(Array.from({ length: 20 }, () => inPlace(person(0), work)));
  expect([most, done, own.filter(({ ok }) => !ok).length]).toEqual([1, 11, 9]);
  most = 0;
  await Promise.all(Array.from({ length: 100 }, (_, n) => inPlace(person(n % 10), work)));
  expect([most, done]).toEqual([5, 111]);
});

it('gives the place back when the work fails', async () => {
  const inPlace = makeWorkPlaces();
  const broken = () => Promise.reject(new Error('broken'));
  for (let n = 0; n < 10; n++) await expect(inPlace(person(0), broken)).rejects.toThrow('broken');
  expect(await inPlace(person(0), async () => succeed('done'))).toEqual(succeed('done'));
});
