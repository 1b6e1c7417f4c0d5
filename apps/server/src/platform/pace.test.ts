import { expect, it, vi } from 'vitest';
import { createPace } from './pace.ts';

it('lets callers through one after another at the rate, and the first one at once', async () => {
  vi.useFakeTimers();
  try {
    let nowMs = 0;
    const pace = createPace(1000, () => nowMs);
    const through: number[] = [];
    const all = [500, 200, 300].map((bytes, index) => pace(bytes).then(() => through.push(index)));
    await vi.advanceTimersByTimeAsync(0);
    expect(through).toEqual([0]);
    await vi.advanceTimersByTimeAsync(499);
    expect(through).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(through).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(200);
    await Promise.all(all);
    nowMs = 5000;
    let free = false;
    void pace(1).then(() => (free = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(free).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
