import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aloneCluster } from './cluster/one-server.ts';
import { repeatWork } from './repeated-work.ts';

const log = pino({ level: 'silent' });
const cluster = aloneCluster();
const everyMs = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('does it at once and at every interval, also after a turn that failed', async () => {
  const turn = vi.fn(async () => {
    throw new Error('the disk is full');
  });
  const told = vi.spyOn(log, 'error');
  const work = repeatWork({ log, cluster }, { everyMs, turn, failed: 'it did not work' });
  work.start();
  expect(turn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * everyMs);
  expect(turn).toHaveBeenCalledTimes(3);
  expect(told).toHaveBeenCalledWith({ err: expect.any(Error) }, 'it did not work');
  await work.stop();
});

test('begins no turn beside one that is under way', async () => {
  const finish: (() => void)[] = [];
  const turn = vi.fn(() => new Promise<void>((resolve) => finish.push(resolve)));
  const work = repeatWork({ log, cluster }, { everyMs, turn, failed: '' });
  work.start();
  await vi.advanceTimersByTimeAsync(3 * everyMs);
  expect(turn).toHaveBeenCalledTimes(1);
  finish[0]?.();
  await vi.advanceTimersByTimeAsync(everyMs);
  expect(turn).toHaveBeenCalledTimes(2);
  finish[1]?.();
  await work.stop();
});

test('waits at its end for the turn under way, tells it to break off, and begins no other', async () => {
  let finish: () => void = () => undefined;
  let isTold = () => false;
  const turn = vi.fn((isStopping: () => boolean) => {
    isTold = isStopping;
    return new Promise<void>((resolve) => (finish = resolve));
  });
  const work = repeatWork({ log, cluster }, { everyMs, turn, failed: '' });
  work.start();
  expect(isTold()).toBe(false);
  let hasStopped = false;
  const stopped = work.stop().then(() => (hasStopped = true));
  await vi.advanceTimersByTimeAsync(3 * everyMs);
  expect({ hasStopped, told: isTold() }).toEqual({ hasStopped: false, told: true });
  finish();
  await stopped;
  await vi.advanceTimersByTimeAsync(3 * everyMs);
  expect(turn).toHaveBeenCalledTimes(1);
});
