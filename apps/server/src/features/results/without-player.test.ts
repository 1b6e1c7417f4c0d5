import { removePlayer, summarizeRun } from '@qc/engine';
import { expect, it } from 'vitest';
import { sampleRun } from './testing/sample-run.ts';
import { withoutPlayer } from './without-player.ts';

it.each([0, 1, 2])('gives what the engine gives without player %i', (seat) => {
  const run = sampleRun();
  const left = withoutPlayer(summarizeRun(run), seat);
  const { name: _name, startedAt: _s, endedAt: _e, pace: _p, ...expected } = summarizeRun(removePlayer(run, seat));
  expect(left).toMatchObject(expected);
});

it('knows who is not there', () => {
  expect(withoutPlayer(summarizeRun(sampleRun()), 3)).toBeNull();
});
