import { expect, it } from 'vitest';
import { SILENT_MAX, SilentLinks } from './silent-links.ts';

it('a thousand phones twice may open links before they speak; one more of that address may not', () => {
  const links = new SilentLinks();
  const ends = Array.from({ length: SILENT_MAX }, () => links.opened('school'));
  expect([links.isFull('school'), links.isFull('elsewhere'), SILENT_MAX]).toEqual([true, false, 2000]);
  // Its first word and its end are told of one link: it counts once.
  ends[0]?.();
  ends[0]?.();
  expect(links.isFull('school')).toBe(false);
  links.opened('school');
  expect(links.isFull('school')).toBe(true);
});
