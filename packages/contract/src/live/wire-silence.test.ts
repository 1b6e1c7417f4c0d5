import { expect, it } from 'vitest';
import { judgeSilence, type WireSilence } from './wire-silence.ts';

const at = (nowMs: number, wire: Partial<WireSilence> = {}) =>
  judgeSilence({ nowMs, heardAtMs: 0, askedAtMs: null, pingedAtMs: 0, ...wire });

it('a wire that says something is pinged every four seconds', () => {
  expect([3999, 4000].map((nowMs) => at(nowMs, { heardAtMs: nowMs }))).toEqual(['wait', 'ping']);
});

it('one that says nothing, of whom nobody wants anything, is given up after eight seconds and a half', () => {
  expect([8499, 8500].map((nowMs) => at(nowMs, { pingedAtMs: 8000 }))).toEqual(['wait', 'silent']);
});

it('where a request waits it is asked after two seconds, once, and given up after five', () => {
  const asked = { heardAtMs: 500, askedAtMs: 1000, pingedAtMs: 900 };
  expect([2999, 3000].map((nowMs) => at(nowMs, asked))).toEqual(['wait', 'ping']);
  expect([4000, 5999, 6000].map((nowMs) => at(nowMs, { ...asked, pingedAtMs: 3000 }))).toEqual([
    'wait',
    'wait',
    'unanswered',
  ]);
});

it('whatever is heard begins it anew, also while the request waits on', () => {
  const heard = { heardAtMs: 5900, askedAtMs: 1000, pingedAtMs: 5000 };
  expect([6000, 7900, 10_900].map((nowMs) => at(nowMs, { ...heard, pingedAtMs: Math.min(nowMs, 5900) }))).toEqual([
    'wait',
    'ping',
    'unanswered',
  ]);
});

it('an old request that was never answered is not worse than a silence', () => {
  expect(at(9000, { heardAtMs: 8900, askedAtMs: 0, pingedAtMs: 8000 })).toBe('wait');
});
