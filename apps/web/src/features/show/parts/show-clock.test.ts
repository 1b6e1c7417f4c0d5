import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SharedView } from '@qc/contract';
import { samplePhases } from '../gallery/sample-room.ts';
import { clockOf, clockShare, remainingNow } from './show-clock.ts';

const media = { phase: 'media', media: null, heading: '', subheading: '', slide: 0, visit: 1 } as const;
const running: SharedView = {
  phase: { ...media, limitMs: 20_000, remainingMs: 12_000 },
  paused: false,
  players: 1,
  door: null,
  ageMs: 0,
  step: 1,
};

describe('clockOf', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('counts on the monotonic time of the page from the moment of receipt', () => {
    const clock = clockOf(running, performance.now());
    expect(clock && remainingNow(clock)).toBe(12_000);
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(5000);
    expect(clock && remainingNow(clock)).toBe(7000);
    vi.advanceTimersByTime(60_000);
    expect(clock && remainingNow(clock)).toBe(0);
  });
  it('stands still while paused', () => {
    const clock = clockOf({ ...running, paused: true }, performance.now());
    vi.advanceTimersByTime(5000);
    expect(clock && remainingNow(clock)).toBe(12_000);
  });
  it('is absent where there is no deadline', () => {
    expect(clockOf({ ...running, phase: { ...media, limitMs: null, remainingMs: null } }, 0)).toBeNull();
    expect(clockOf({ ...running, phase: { phase: 'lobby' } }, 0)).toBeNull();
  });
  it('is longer for a player with extra time, on a question only', () => {
    const [question] = Object.values(samplePhases('en')).filter(({ phase }) => phase === 'question');
    if (question?.phase !== 'question') throw new Error('no question');
    const asked: SharedView = { ...running, phase: { ...question, limitMs: 20_000, remainingMs: 0 } };
    expect(clockOf(asked, null, 5000)).toEqual({ limitMs: 25_000, remainingMs: 5000, atMs: null });
    expect(clockOf(running, null, 5000)).toMatchObject({ limitMs: 20_000, remainingMs: 12_000 });
  });
  it('never shows more than the full time', () => {
    expect(clockShare({ limitMs: 1000, remainingMs: 2000, atMs: null }, 2000)).toBe(1);
  });
});
