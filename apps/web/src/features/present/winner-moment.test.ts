import { expect, it } from 'vitest';
import type { PhaseView, PodiumStage } from '@qc/contract';
import { sampleRow } from '@qc/engine/testing/sample-row';
import { NO_MOMENT, winnerMomentAfter, type WinnerMoment } from './winner-moment.ts';

const podium = (stage: PodiumStage): PhaseView => ({
  ...{ phase: 'podium', stage, steps: 1, winners: stage < 3 ? [] : [sampleRow()], teams: [] },
  ...{ limitMs: null, remainingMs: null },
});
const standings: PhaseView = { phase: 'standings', top: [], teams: [], lines: [], round: null, slide: 0, visit: 1 };
const honours: PhaseView = { phase: 'honours', honours: [] };

/** What a page knows that saw these phases begin, one a second. */
const seen = (...phases: PhaseView[]): WinnerMoment =>
  phases.reduce((known, phase, at) => winnerMomentAfter(known, phase, at * 1000), NO_MOMENT);

it('is the stage that tells the winner, and stays that', () => {
  expect(seen(standings, podium(2)).told).toBeNull();
  expect(seen(standings, podium(2), podium(3)).told).toEqual({ began: 2000 });
  expect(seen(standings, podium(2), podium(3), podium(4)).told).toEqual({ began: 2000 });
  expect(seen(standings, podium(3), podium(4), honours, podium(4)).told).toEqual({ began: 1000 });
});

it('is the last stage where all are told at once', () => {
  expect(seen(standings, podium(4)).told).toEqual({ began: 1000 });
});

it('was before the last stage for a page that is loaded in it', () => {
  expect(seen(podium(4)).told).toEqual({ began: -4000 });
  expect(seen(podium(3)).told).toEqual({ began: 0 });
});

it('comes anew with the next run', () => {
  expect(seen(podium(3), { phase: 'lobby' }, standings, podium(3)).told).toEqual({ began: 3000 });
});
