import { expect, test } from 'vitest';
import { ranksOf, type Ranked } from './ranking.ts';
import { emptyTable, tablePush, type SeatTable } from '../seats/seat-table.ts';

function seats(...rows: [score: number, totalAnswerMs: number, removed?: boolean][]): SeatTable<Ranked> {
  return rows.reduce(
    (table, [score, totalAnswerMs, removed = false]) => tablePush(table, { score, totalAnswerMs, removed }),
    emptyTable<Ranked>(),
  );
}

test('more points first, then less time', () => {
  expect(ranksOf(seats([500, 100], [900, 5000], [500, 90], [0, 0]))).toEqual([3, 1, 2, 4]);
});

test('equal in both share a rank, the next ranks are left out', () => {
  expect(ranksOf(seats([500, 100], [900, 1], [500, 100], [0, 0]))).toEqual([2, 1, 2, 4]);
});

test('without points all of one score share a rank, however long they took', () => {
  expect(ranksOf(seats([0, 100], [900, 1], [0, 5000], [-25, 7], [-25, 9], [-50, 1]))).toEqual([2, 1, 2, 4, 4, 6]);
});

test('removed seats have no rank and take none', () => {
  expect(ranksOf(seats([500, 100], [900, 1, true], [400, 100]))).toEqual([1, null, 2]);
  expect(ranksOf(emptyTable())).toEqual([]);
});
