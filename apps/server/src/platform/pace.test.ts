import { expect, it, vi } from 'vitest';
import { createPace } from './pace.ts';

it('lets callers through one after another at the rate, the first one at once, and at a new rate when there is one', async () => {
  vi.useFakeTimers();
  try {
    let nowMs = 0;
    let bytesPerSecond = 1000;
    const pace = createPace(
      () => bytesPerSecond,
      () => nowMs,
    );
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
    nowMs = 6000;
    bytesPerSecond = 100;
    void pace(10);
    let after = false;
    void pace(1).then(() => (after = true));
    await vi.advanceTimersByTimeAsync(99);
    expect(after).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(after).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
