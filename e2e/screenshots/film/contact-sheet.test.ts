import { expect, it } from 'vitest';
import { layoutSheet } from './contact-sheet.ts';

it('a sheet has ten frames a row, each with its time, and is as large as they need', () => {
  const { width, height, cells } = layoutSheet(12, { width: 320, height: 180 }, 100);
  expect(cells.map(({ label }) => label)).toEqual(Array.from({ length: 12 }, (_, at) => `${(at / 10).toFixed(1)} s`));
  const rows = Map.groupBy(cells, ({ top }) => top);
  expect([...rows.values()].map((row) => row.length)).toEqual([10, 2]);
  expect(cells.every(({ left, top }) => left + 320 < width && top + 180 < height)).toBe(true);
  const second = cells[1];
  expect(second && second.left >= (cells[0]?.left ?? 0) + 320).toBe(true);
});

it('a short sheet is no wider than its frames', () => {
  expect(layoutSheet(2, { width: 100, height: 50 }, 100).width).toBeLessThan(250);
});
