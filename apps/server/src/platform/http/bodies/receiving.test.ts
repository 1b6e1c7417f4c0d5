import { UserId } from '@qc/contract';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { refuse, succeed } from '../../result.ts';
import { makeReceiving } from './receiving.ts';

const config = readConfig({});
const dana = UserId.parse('person-1');
const noa = UserId.parse('person-2');
const request = (length: string | undefined) =>
  ({ headers: { 'content-length': length }, routeOptions: { bodyLimit: 1000 } }) as unknown as FastifyRequest;

it('lets so many files of one person wait, and no more, and nobody else’s', async () => {
  const receiving = makeReceiving({ config }, async () => 1000);
  const { promise: arrives, resolve } = Promise.withResolvers<void>();
  let begun = 0;
  const take = async () => {
    begun += 1;
    await arrives;
    return succeed(null);
  };
  const files = Array.from({ length: 70 }, () => receiving(request('10'), dana, take));
  expect(await receiving(request('10'), noa, async () => succeed('here'))).toEqual(succeed('here'));
  expect(begun).toBe(2);
  resolve();
  const all = await Promise.all(files);
  expect(all.filter(({ ok }) => ok)).toHaveLength(62);
  expect(all.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 8 }, () => refuse('tooManyRequests')));
});

it('takes nothing that the disk has no room for, whether or not its length is said', async () => {
  const receiving = makeReceiving({ config }, async () => 500);
  const take = async () => succeed('here');
  expect(await receiving(request('500'), dana, take)).toEqual(succeed('here'));
  expect(await receiving(request('501'), dana, take)).toEqual(refuse('storageFull'));
  expect(await receiving(request(undefined), dana, take)).toEqual(refuse('storageFull'));
});
