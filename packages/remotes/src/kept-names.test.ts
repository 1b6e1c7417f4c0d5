import { expect, it } from 'vitest';
import { keptNames, remoteHere, remoteOfNumber } from './index.ts';

it('keeps remotes by their own numbers, and those without one by their place', () => {
  const here = ['iclicker-2:82E9701B', 'lines-1:3', 'buzz-2:3', 'sunvote-1:17', 'screen-1:4', 'toString-1:1'];
  expect([...keptNames(here)]).toEqual([
    ['iclicker-2:82E9701B', 'iclicker:82E9701B'],
    ['lines-1:3', 'lines:3'],
    ['buzz-2:3', 'buzz-2:3'],
    ['sunvote-1:17', 'sunvote:17'],
  ]);
  // Two boards that count from 1: the number alone says nothing.
  expect([...keptNames(['lines-1:1', 'lines-2:1', 'lines-2:2']).values()]).toEqual([
    'lines-1:1',
    'lines-2:1',
    'lines:2',
  ]);
});

it('finds them again in whichever order receivers are plugged in', () => {
  expect(remoteHere('iclicker:82E9701B', ['buzz-1', 'iclicker-3', 'iclicker-2'])).toBe('iclicker-2:82E9701B');
  expect(remoteHere('iclicker:82E9701B', [])).toBe('iclicker-1:82E9701B');
  expect(remoteHere('buzz-2:3', ['buzz-1'])).toBe('buzz-2:3');
  for (const remote of ['iclicker-1:82E9701B', 'lines-1:3', 'buzz-2:3'])
    expect(remoteHere(keptNames([remote]).get(remote) ?? '', ['iclicker-1', 'lines-1', 'buzz-1', 'buzz-2'])).toBe(
      remote,
    );
});

it('takes a bare number for a remote of a receiver that is here', () => {
  expect(remoteOfNumber('7', [])).toBeNull();
  expect(remoteOfNumber('7', ['screen-1'])).toBeNull();
  expect(remoteOfNumber('7', ['buzz-1', 'sunvote-1'])).toBe('sunvote-1:7');
  expect(remoteOfNumber('3', ['buzz-2', 'buzz-1'])).toBe('buzz-1:3');
  expect(remoteOfNumber('2e9701b', ['iclicker-1'])).toBe('iclicker-1:02E9701B');
});
