import { expect, it } from 'vitest';
import type { PodiumView } from '@qc/contract';
import { stepMoves } from '../screen/podium-moves.ts';
import { sampleStandings, sampleTeamRows } from '../gallery/sample-room.ts';
import { besideSteps, podiumColumns } from './podium-columns.ts';

const rows = sampleStandings('en');
const phase = (changes: Partial<PodiumView>): PodiumView => ({
  ...{ phase: 'podium', stage: 4, steps: 3, winners: [], teams: [], limitMs: null, remainingMs: null },
  ...changes,
});
const names = (view: PodiumView) => podiumColumns(view).map((one) => one.rows.map(({ name }) => name).join());

it('has empty steps for the places to come, the best first', () => {
  expect(names(phase({ stage: 0 }))).toEqual(['', '', '']);
  expect(names(phase({ stage: 1, winners: rows.slice(2, 3) }))).toEqual(['', '', 'Layla']);
  expect(names(phase({ stage: 3, winners: rows.slice(0, 3) }))).toEqual(['Maya', 'Noah C.', 'Layla']);
});

it('puts those who share a place on one step, and passes over the place that is nobody’s', () => {
  const [first, second, third] = rows;
  if (!first || !second || !third) throw new Error('the sample has names');
  const shared = [first, { ...second, rank: 1 }, third];
  expect(podiumColumns(phase({ steps: 2, winners: shared })).map(({ rank }) => rank)).toEqual([1, 3]);
  expect(names(phase({ steps: 2, winners: shared }))).toEqual(['Maya,Noah C.', 'Layla']);
});

it('lists who stands on no step once all is told, with teams the best players', () => {
  const all = phase({ winners: rows.slice(0, 5) });
  expect(besideSteps(all, false).players.map(({ rank }) => rank)).toEqual([4, 5]);
  expect(besideSteps(all, true).players).toHaveLength(5);
  expect(besideSteps({ ...all, stage: 3 }, true).players).toEqual([]);
  const inTeams = phase({ winners: rows.slice(0, 3), teams: sampleTeamRows('en') });
  expect(names(inTeams)).toEqual(['The Blues', 'Tigers of the front office', 'Back row']);
  expect(besideSteps(inTeams, false)).toMatchObject({ teams: [{ rank: 4 }], players: { length: 3 } });
});

it('loses nobody of many who share a step', () => {
  const shared = rows.slice(0, 6).map((row) => ({ ...row, rank: 1 }));
  const many = phase({ steps: 1, winners: shared });
  expect(podiumColumns(many)[0]?.rows).toHaveLength(6);
  expect(besideSteps(many, false).players.map(({ seat }) => seat)).toEqual([3, 4, 5]);
});

it('rolls before the next place, and is still before the first', () => {
  const clock = { limitMs: 1800 + 3600, remainingMs: 5400 };
  const second = phase({ stage: 2, winners: rows.slice(1, 3), ...clock });
  const moves = (view: PodiumView) => {
    const columns = podiumColumns(view);
    return columns.map((column, index) => stepMoves(view, column, index, columns));
  };
  const [first, told, before] = moves(second);
  expect(first?.step).toMatchObject({ beginsMs: 1800, lastsMs: 3200 });
  expect(first?.face).toBeNull();
  expect(told).toMatchObject({ step: null, face: { beginsMs: 250 } });
  expect(before).toEqual({ step: null, block: null, rank: null, face: null, words: null });
  // By hand there is no time to roll in.
  expect(moves({ ...second, limitMs: null, remainingMs: null })[0]?.step).toBeNull();
});
