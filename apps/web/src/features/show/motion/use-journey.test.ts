import { expect, it } from 'vitest';
import { seemingPose } from './use-journey.ts';

const at = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const screen = at(0, 0, 1000, 600);

it('words that keep their lines are as large as they were, where they were', () => {
  const before = { box: screen, seen: at(200, 200, 600, 200), size: 100 };
  const now = { box: at(0, 0, 1000, 100), seen: at(350, 0, 300, 100), size: 50 };
  expect(seemingPose(before, now)).toEqual({ transform: 'translate(0px, 250px) scale(2, 2)' });
});

it('words that stand in fewer lines now are never wider than the place they come from', () => {
  const before = { box: screen, seen: at(100, 100, 800, 400), size: 100 };
  const now = { box: screen, seen: at(50, 0, 900, 50), size: 50 };
  expect(seemingPose(before, now).transform).toMatch(/scale\(1\.1111/);
});

it('and stay within it: what stood at its edge does not begin beyond it', () => {
  const before = { box: at(0, 0, 500, 600), seen: at(0, 100, 200, 400), size: 100 };
  const now = { box: at(0, 0, 1000, 100), seen: at(0, 0, 500, 50), size: 100 };
  // Its middle seems to be at 250, not at 100, where half of it would be cut.
  expect(seemingPose(before, now).transform).toBe('translate(0px, 275px) scale(1, 1)');
});

it('what was not drawn yet keeps its size', () => {
  const box = at(0, 0, 100, 100);
  expect(seemingPose({ box, seen: box, size: 0 }, { box, seen: box, size: 80 }).transform).toMatch(/scale\(1, 1\)/);
});
