import { UserId } from '@qc/contract';
import { expect, it } from 'vitest';
import { makeUploadPlaces } from './upload-places.ts';

const person = (n: number) => UserId.parse(`person-${n}`);

it('reads four files of one person and twenty of all at once, and every one in the end', async () => {
  const inPlace = makeUploadPlaces();
  let [running, most, done] = [0, 0, 0];
  const upload = async () => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
    done++;
  };
  await Promise.all(Array.from({ length: 40 }, () => inPlace(person(0), upload)));
  expect([most, done]).toEqual([4, 40]);
  most = 0;
  await Promise.all(Array.from({ length: 200 }, (_, n) => inPlace(person(n % 10), upload)));
  expect([most, done]).toEqual([20, 240]);
});

it('gives the place back when an upload fails', async () => {
  const inPlace = makeUploadPlaces();
  const broken = () => Promise.reject(new Error('broken'));
  for (let n = 0; n < 10; n++) await expect(inPlace(person(0), broken)).rejects.toThrow('broken');
  expect(await inPlace(person(0), async () => 'done')).toBe('done');
});
