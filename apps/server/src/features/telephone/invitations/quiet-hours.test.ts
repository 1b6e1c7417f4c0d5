import { expect, it } from 'vitest';
import { isQuiet } from './quiet-hours.ts';

const at = (time: string) => Date.parse(`2026-01-15T${time}:00Z`);
const night = { quietFrom: '21:00', quietUntil: '08:00', timeZone: 'Asia/Jerusalem' };

it.each([
  ['18:59', false],
  ['19:00', true],
  ['22:30', true],
  ['05:59', true],
  ['06:00', false],
  ['12:00', false],
])('at %s in London nobody is called in Jerusalem: %s', (time, quiet) => expect(isQuiet(at(time), night)).toBe(quiet));

it('may lie within a day, or be never', () => {
  const noon = { quietFrom: '12:00', quietUntil: '14:00', timeZone: 'UTC' };
  expect([at('11:59'), at('12:00'), at('13:59'), at('14:00')].map((ms) => isQuiet(ms, noon))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isQuiet(at('03:00'), { ...noon, quietFrom: '08:00', quietUntil: '08:00' })).toBe(false);
});
