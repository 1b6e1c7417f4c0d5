import { describe, expect, it } from 'vitest';
import { clipProblem, readClipTime, typedEnd, writeClipTime } from './clip-time.ts';

describe('writeClipTime and readClipTime', () => {
  it.each([
    [0, '0:00'],
    [5000, '0:05'],
    [65_500, '1:05.5'],
    [3_605_000, '1:00:05'],
    [59_960, '1:00'],
  ])('%i is written %s and read back', (timeMs, text) => {
    expect(writeClipTime(timeMs)).toBe(text);
    expect(readClipTime(text)).toBe(Math.round(timeMs / 100) * 100);
  });

  it('reads what people type', () => {
    expect(readClipTime('75')).toBe(75_000);
    expect(readClipTime(' 1:15,5 ')).toBe(75_500);
    expect(readClipTime('')).toBe('empty');
    for (const wrong of ['a', '1:75', '-3', '1:2:3:4', '1:', '1:61:00']) expect(readClipTime(wrong), wrong).toBeNull();
  });
});

describe('clipProblem', () => {
  it('names what is wrong', () => {
    expect(clipProblem({ startMs: 1000, endMs: 31_000 }, 60_000, 30_000)).toBeNull();
    expect(clipProblem({ startMs: null, endMs: null }, 0, 30_000)).toBeNull();
    expect(clipProblem({ startMs: null, endMs: null }, 60_000, 30_000)).toBe('tooLong');
    expect(clipProblem({ startMs: null, endMs: null }, 60_000, null)).toBeNull();
    expect(clipProblem({ startMs: 5000, endMs: 5000 }, 60_000, 30_000)).toBe('endFirst');
    expect(clipProblem({ startMs: 61_000, endMs: null }, 60_000, 30_000)).toBe('pastEnd');
    expect(clipProblem({ startMs: 50_000, endMs: 90_000 }, 60_000, 30_000)).toBe('pastEnd');
    expect(clipProblem({ startMs: null, endMs: null }, 30_023, 30_000)).toBe('tooLong');
    expect(clipProblem({ startMs: null, endMs: 30_000 }, 30_023, 30_000)).toBeNull();
  });
});

describe('typedEnd', () => {
  it('takes the shown length for the end', () => {
    expect(typedEnd(30_000, 29_960)).toBeNull();
    expect(typedEnd(29_000, 29_960)).toBe(29_000);
    expect(typedEnd(35_000, 29_960)).toBe(35_000);
    expect(typedEnd(35_000, 0)).toBe(35_000);
  });
});
