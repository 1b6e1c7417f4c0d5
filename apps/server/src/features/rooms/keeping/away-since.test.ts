import { expect, it } from 'vitest';
import { awaySince } from './away-since.ts';

it.each([
  ['the last sign', 100, 500, 9000, 500],
  ['the last command, when no sign came after it', 700, 500, 9000, 700],
  ['the last command, when the sign is from before the clock was set back', 700, 5000, 900, 700],
  ['the last sign, when the clock was set back while the server was away', 4900, 5000, 900, 5000],
])('away since %s', (_, lastAtMs, aliveAtMs, nowMs, since) => {
  expect(awaySince(lastAtMs, aliveAtMs, nowMs)).toBe(since);
});
