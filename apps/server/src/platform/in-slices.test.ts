import { afterEach, expect, it, vi } from 'vitest';
import { inSlices } from './in-slices.ts';

afterEach(() => vi.restoreAllMocks());

it('does a few milliseconds of work, then lets others have a turn', async () => {
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const done: string[] = [];
  function* work(): Generator<undefined, string, undefined> {
    for (let step = 1; step <= 5; step += 1) {
      nowMs += 5;
      done.push(`step ${step}`);
      yield;
    }
    return 'whole';
  }
  setImmediate(() => done.push('somebody else'));
  expect(await inSlices(work())).toBe('whole');
  expect(done).toEqual(['step 1', 'step 2', 'somebody else', 'step 3', 'step 4', 'step 5']);
});

it('hands on what goes wrong', async () => {
  const broken = (function* (): Generator<undefined, string, undefined> {
    yield;
    throw new Error('a step failed');
  })();
  await expect(inSlices(broken)).rejects.toThrow('a step failed');
});
