import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centredArea,
  type CropHandle,
  fitsLimit,
  outputSize,
  pullArea,
  turnedSize,
  widestOutput,
} from './crop-math.ts';

const HANDLES: CropHandle[] = ['move', 'n', 'e', 's', 'w', 'ne', 'se', 'sw', 'nw'];
const size = fc.record({ width: fc.integer({ min: 40, max: 8000 }), height: fc.integer({ min: 40, max: 8000 }) });

describe('crop-math', () => {
  it('knows the limit of both sides', () => {
    expect(fitsLimit({ width: 1920, height: 1080 })).toBe(true);
    expect(fitsLimit({ width: 850, height: 1200 })).toBe(true);
    expect(fitsLimit({ width: 1200, height: 1200 })).toBe(false);
    expect(widestOutput({ width: 4000, height: 3000 })).toBe(1440);
    expect(outputSize({ width: 4000, height: 3000 }, 9999)).toEqual({ width: 1440, height: 1080 });
    expect(outputSize({ width: 400, height: 300 }, 9999)).toEqual({ width: 400, height: 300 });
  });

  it('turns by quarters', () => {
    expect(turnedSize({ width: 3, height: 2 }, 1)).toEqual({ width: 2, height: 3 });
    expect(turnedSize({ width: 3, height: 2 }, 2)).toEqual({ width: 3, height: 2 });
  });

  it('centres an area of a shape', () => {
    expect(centredArea({ width: 1600, height: 900 }, 1)).toEqual({ x: 350, y: 0, width: 900, height: 900 });
    expect(centredArea({ width: 100, height: 50 }, null)).toEqual({ x: 0, y: 0, width: 100, height: 50 });
  });

  it('pulls a corner and keeps the one across', () => {
    const area = { x: 10, y: 10, width: 100, height: 100 };
    const picture = { width: 500, height: 500 };
    expect(pullArea(area, 'se', { dx: 50, dy: 20 }, picture, null)).toEqual({ x: 10, y: 10, width: 150, height: 120 });
    expect(pullArea(area, 'nw', { dx: -50, dy: 0 }, picture, null)).toEqual({ x: 0, y: 10, width: 110, height: 100 });
    expect(pullArea(area, 'se', { dx: 50, dy: 20 }, picture, 1)).toEqual({ x: 10, y: 10, width: 150, height: 150 });
    expect(pullArea(area, 'move', { dx: 900, dy: -900 }, picture, 1)).toEqual({
      x: 400,
      y: 0,
      width: 100,
      height: 100,
    });
  });

  it('stays inside the picture and the result inside the limit, whatever is pulled', () => {
    fc.assert(
      fc.property(
        size,
        fc.constantFrom(null, 1, 16 / 9, 850 / 1200),
        fc.array(
          fc.tuple(
            fc.constantFrom(...HANDLES),
            fc.integer({ min: -9000, max: 9000 }),
            fc.integer({ min: -9000, max: 9000 }),
          ),
          { maxLength: 6 },
        ),
        (picture, aspect, pulls) => {
          let area = centredArea(picture, aspect);
          for (const [handle, dx, dy] of pulls) area = pullArea(area, handle, { dx, dy }, picture, aspect);
          expect(area.x).toBeGreaterThanOrEqual(0);
          expect(area.y).toBeGreaterThanOrEqual(0);
          expect(area.x + area.width).toBeLessThanOrEqual(picture.width);
          expect(area.y + area.height).toBeLessThanOrEqual(picture.height);
          expect(area.width).toBeGreaterThan(0);
          expect(area.height).toBeGreaterThan(0);
          expect(fitsLimit(outputSize(area, 99_999))).toBe(true);
          if (aspect !== null && area.height > 60)
            expect(Math.abs(area.width / area.height / aspect - 1)).toBeLessThan(0.05);
        },
      ),
      { numRuns: 300 },
    );
  });
});
