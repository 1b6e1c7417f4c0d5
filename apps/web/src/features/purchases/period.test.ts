import { expect, it } from 'vitest';
import { rangeOf } from './period.ts';

const noon = (day: number) => new Date(2026, 10, day, 12, 30).getTime();
const start = (day: number) => new Date(2026, 10, day).getTime();

it('counts days back, today among them', () => {
  expect(rangeOf({ period: '30' }, noon(30))).toEqual({ from: start(1) });
  expect(rangeOf({ period: 'all' }, noon(30))).toEqual({});
});

it('takes both days of a span whole', () => {
  expect(rangeOf({ period: 'days', from: '2026-11-03', to: '2026-11-05' }, noon(30))).toEqual({
    from: start(3),
    to: start(6),
  });
});

it('is open where a day is missing or is none', () => {
  expect(rangeOf({ period: 'days', to: '2026-11-05' }, noon(30))).toEqual({ to: start(6) });
  expect(rangeOf({ period: 'days', from: 'soon', to: '' }, noon(30))).toEqual({});
});
