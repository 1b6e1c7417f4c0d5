import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLIP_MIN_MS, type ClipHandle, pullClip } from './clip-math.ts';
import { loudness } from './film-strip.ts';

describe('pullClip', () => {
  it('takes the other end along at the limit', () => {
    expect(pullClip({ startMs: 0, endMs: 30_000 }, 'end', 40_000, 60_000, 30_000)).toEqual({
      startMs: 10_000,
      endMs: 40_000,
    });
    expect(pullClip({ startMs: 10_000, endMs: 40_000 }, 'start', 0, 60_000, 30_000)).toEqual({
      startMs: 0,
      endMs: 30_000,
    });
    expect(pullClip({ startMs: 0, endMs: 30_000 }, 'move', 50_000, 60_000, 30_000)).toEqual({
      startMs: 30_000,
      endMs: 60_000,
    });
  });

  it('never leaves the film, never gets too short or too long', () => {
    const handle = fc.constantFrom<ClipHandle>('start', 'end', 'move');
    const pulls = fc.array(fc.tuple(handle, fc.integer({ min: -100_000, max: 400_000 })), { maxLength: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 300_000 }), pulls, (durationMs, all) => {
        let clip = { startMs: 0, endMs: Math.min(durationMs, 30_000) };
        for (const [which, to] of all) clip = pullClip(clip, which, to, durationMs, 30_000);
        expect(clip.startMs).toBeGreaterThanOrEqual(0);
        expect(clip.endMs).toBeLessThanOrEqual(durationMs);
        expect(clip.endMs - clip.startMs).toBeGreaterThanOrEqual(CLIP_MIN_MS);
        expect(clip.endMs - clip.startMs).toBeLessThanOrEqual(30_000);
      }),
    );
  });
});

describe('loudness', () => {
  it('is the peak of each step, the loudest being 1', () => {
    expect(loudness(Float32Array.from([0.1, -0.2, 0.4, 0]), 2)).toEqual([0.5, 1]);
    expect(loudness(new Float32Array(4), 2)).toEqual([0, 0]);
  });
});
