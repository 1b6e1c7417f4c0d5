import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyTable, tablePadded, tablePush, type SeatTable } from './seat-table.ts';

function pushed(table: SeatTable<number | null>, length: number, value: number | null): SeatTable<number | null> {
  let grown = table;
  while (grown.length < length) grown = tablePush(grown, value);
  return grown;
}

test('padding is pushing, again and again', () => {
  fc.assert(
    fc.property(fc.nat(350), fc.nat(350), (filled, length) => {
      const table = pushed(emptyTable(), filled, 7);
      const before = structuredClone(table);
      expect(tablePadded(table, length, null)).toEqual(pushed(table, length, null));
      expect(table).toEqual(before);
    }),
  );
});

test('nothing is copied where nothing is added', () => {
  const table = pushed(emptyTable(), 200, 7);
  expect(tablePadded(table, 150, null)).toBe(table);
  expect(tablePadded(table, 201, null).blocks[0]).toBe(table.blocks[0]);
});
