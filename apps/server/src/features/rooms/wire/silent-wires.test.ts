import { expect, it } from 'vitest';
import { SILENT_MAX, SilentWires } from './silent-wires.ts';

it('a thousand phones twice may open wires before they speak; one more of that address may not', () => {
  const wires = new SilentWires();
  const ends = Array.from({ length: SILENT_MAX }, () => wires.opened('school'));
  expect([wires.isFull('school'), wires.isFull('elsewhere'), SILENT_MAX]).toEqual([true, false, 2000]);
  // Its first word and its end are told of one wire: it counts once.
  ends[0]?.();
  ends[0]?.();
  expect(wires.isFull('school')).toBe(false);
  wires.opened('school');
  expect(wires.isFull('school')).toBe(true);
});
