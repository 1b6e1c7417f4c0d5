import { expect, it } from 'vitest';
import { aSecondOf, countMoments, mostInASecond, stretchesOf } from './moments.ts';
import { readTrace } from './read-trace.ts';

const phases = [
  { name: 'lobby', atMs: 0, endsMs: null, step: 1 },
  { name: 'question', atMs: 1000, endsMs: 11_000, step: 2 },
  { name: 'question', atMs: 3000, endsMs: 13_000, step: 2 },
  { name: 'closed', atMs: 13_000, endsMs: 14_500, step: 3 },
  { name: 'reveal', atMs: 14_500, endsMs: null, step: 1 },
];

it('a clock that is lengthened has its last seconds before the end it comes to', () => {
  const stretches = stretchesOf(phases.slice(0, 2).concat(phases.slice(3)), 30_000);
  expect(stretches.map(({ name, fromMs, toMs }) => [name, fromMs, toMs])).toEqual([
    ['lobby', 0, 1000],
    ['question', 1000, 6000],
    ['last seconds', 6000, 13_000],
    ['closed', 13_000, 14_500],
    ['reveal', 14_500, 18_100],
  ]);
});

it('late frames count after the first 300 ms of a phase, and belong to the phase they end in', () => {
  const frames = [0, 16, 250, 266, 310, 326, 344, 394, 410, 2000].map((atMs, at, all) => ({
    atMs,
    tookMs: atMs - (all[at - 1] ?? atMs),
  }));
  const none = { drawnMs: [12, 30, 400, 1500], droppedMs: [340, 900, 2500], partlyMs: [320, 345, 950] };
  const [only] = countMoments(
    [{ name: 'reveal', fromMs: 0, toMs: 1000, changes: 1 }],
    { frames, long: [{ atMs: 350, lastsMs: 60 }] },
    none,
    (atMs) => atMs / 2,
  );
  expect(only).toMatchObject({ times: 1, seconds: 1, frames: 5, late: 3, veryLate: 2, longestMs: 50 });
  expect(only).toMatchObject({ drawn: 3, dropped: 1, partly: 2, long: 1, longMs: 60, cores: 0.5 });
});

it('a frame in which what the compositor moves was drawn is no dropped one', () => {
  const at = (name: string, ts: number, args?: object) => ({ name, ts, pid: 7, ...(args && { args }) });
  const events = [
    at('DrawFrame', 10_000),
    at('DroppedFrame', 20_000, { hasPartialUpdate: false }),
    at('DroppedFrame', 30_000, { hasPartialUpdate: true }),
    { ...at('DroppedFrame', 40_000), pid: 8 },
    at('qc-here', 50_000),
  ];
  expect(readTrace(events, 1050)).toEqual({ drawnMs: [1010], droppedMs: [1020], partlyMs: [1030] });
});

it('words are counted in the busiest second, wherever it begins', () => {
  expect(mostInASecond([0, 900, 1800, 1850, 1900, 2700, 5000])).toBe(4);
  expect(mostInASecond([])).toBe(0);
  expect(aSecondOf([100, 300, 500, 700])).toBe(5);
  expect(aSecondOf([100])).toBeNaN();
});
