import { expect, it } from 'vitest';
import { type Speed, speedAfter, UNKNOWN_SPEED } from './slow-frames.ts';

const frames = (count: number, late: number, lateMs = 40) => [
  ...Array<number>(count - late).fill(16.7),
  ...Array<number>(late).fill(lateMs),
];
const SMOOTH = frames(100, 10);
const SLOW = frames(100, 11);
const after = (...phases: number[][]): Speed => phases.reduce(speedAfter, UNKNOWN_SPEED);

it('calms by one level after two slow phases running, and by the next after two more', () => {
  expect(after(SLOW)).toMatchObject({ level: 0 });
  expect(after(SLOW, SLOW)).toMatchObject({ level: 1 });
  expect(after(SLOW, SLOW, SLOW)).toMatchObject({ level: 1 });
  expect(after(SLOW, SLOW, SLOW, SLOW)).toMatchObject({ level: 2 });
});

it('one slow phase between smooth ones is no slow machine', () => {
  expect(after(SLOW, SMOOTH, SLOW, SMOOTH, SLOW)).toMatchObject({ level: 0 });
});

it('never moves more again in a run', () => {
  expect(after(SLOW, SLOW, ...Array<number[]>(20).fill(SMOOTH))).toMatchObject({ level: 1 });
  expect(after(SLOW, SLOW, SLOW, SLOW, SMOOTH, SLOW, SLOW, SLOW)).toMatchObject({ level: 2 });
});

it('a phase with next to no frames says nothing: neither slow nor smooth', () => {
  expect(after(SLOW, frames(19, 19), SLOW)).toMatchObject({ level: 1 });
});

it('frames of 25 ms are not late', () => {
  expect(after(frames(100, 50, 25), frames(100, 50, 25))).toEqual(UNKNOWN_SPEED);
});

it('a window that was away is no late frame', () => {
  const away = frames(100, 30, 4000);
  expect(after(away, away)).toEqual(UNKNOWN_SPEED);
});

it('a display of thirty pictures a second is slow, its machine is not', () => {
  const even = Array.from({ length: 90 }, (_, at) => 33.3 + (at % 3) * 0.4);
  expect(after(even, even)).toMatchObject({ level: 0 });
  const uneven = even.map((ms, at) => (at % 4 === 0 ? ms * 2 : ms));
  expect(after(uneven, uneven)).toMatchObject({ level: 1 });
});
