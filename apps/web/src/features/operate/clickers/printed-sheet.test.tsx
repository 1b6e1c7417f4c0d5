import { expect, it } from 'vitest';
import type { SeatRow } from '@qc/contract';
import { sheetRows } from './printed-sheet.tsx';

const row = (seat: number, name: string, ...remotes: string[]): SeatRow => ({
  ...{ seat, name, remotes, score: 0, present: true, answered: false, removed: false },
  ...{ face: 0, team: null, extraPercent: 0, joinedAtMs: 0 },
});
const players = [
  row(0, 'תמר', 'buzz-1:10'),
  row(1, 'Omar', 'buzz-1:2', 'buzz-1:11'),
  row(2, 'Dana'),
  row(3, 'בן', 'buzz-1:1'),
];
const sorted = (by: 'name' | 'clicker') =>
  sheetRows(players, (remote) => `Buzz ${remote.split(':')[1]}`, by).map(({ name, clicker }) => `${clicker} ${name}`);

it('lists each clicker with its player, as people count and spell', () => {
  expect(sorted('clicker')).toEqual(['Buzz 1 בן', 'Buzz 2 Omar', 'Buzz 10 תמר', 'Buzz 11 Omar']);
  expect(sorted('name').slice(0, 2)).toEqual(['Buzz 2 Omar', 'Buzz 11 Omar']);
  expect(sorted('name').slice(2)).toEqual(['Buzz 1 בן', 'Buzz 10 תמר']);
});
