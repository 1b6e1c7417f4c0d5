import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PhaseTimes } from './phase-time.tsx';
import type { Box } from './boxes.ts';
import { reshapedFrom, useReshape } from './use-reshape.ts';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

const whole = (seen: Box, isStretched = false) => ({ box: seen, seen, isStretched });

it('a part seems to be as large as it was, about the middle it had; only what is stretched changes its proportions', () => {
  const before = box(100, 100, 600, 400);
  const now = box(100, 100, 300, 400);
  expect(reshapedFrom(before, whole(now, true), 'none')).toEqual({
    transform: 'translate(150px, 0px) scale(2, 1)',
  });
  expect(reshapedFrom(before, whole(now), 'none')).toEqual({
    transform: `translate(150px, 0px) scale(${400 / 300}, ${400 / 300})`,
  });
});

it('what its styles do to it they do on the way as well', () => {
  const sunk = whole(box(0, 0, 100, 80), true);
  expect(reshapedFrom(box(0, 200, 100, 120), sunk, 'matrix(0.94, 0, 0, 0.94, 0, 0)')?.transform).toMatch(
    /scale\(1, 1\.5\) matrix\(0\.94/,
  );
});

it('words at the side of their box are where they were, though the box is scaled about its middle', () => {
  // Twice as large before, with the same left edge: its middle was at 100, and is at 50 of a box about 200.
  const words = { ...whole(box(0, 25, 100, 50)), box: box(0, 0, 400, 100) };
  expect(reshapedFrom(box(0, 0, 200, 100), words, 'none')).toEqual({ transform: 'translate(200px, 0px) scale(2, 2)' });
});

it('what was hidden comes out of nothing; what was not there, is hidden or stands as it stood does nothing', () => {
  const [here, nowhere] = [box(0, 0, 10, 10), box(0, 0, 0, 0)];
  expect(reshapedFrom(nowhere, whole(here), 'none')).toEqual({ opacity: 0 });
  expect(reshapedFrom(undefined, whole(here), 'none')).toBeNull();
  expect(reshapedFrom(here, whole(nowhere), 'none')).toBeNull();
  expect(reshapedFrom(here, whole(here), 'none')).toBeNull();
});

const started: { keyframes: unknown; cancel: () => void }[] = [];
let layOut: () => void = () => undefined;
let codeWide = 200;
beforeEach(() => {
  started.length = 0;
  codeWide = 200;
  const animate = (keyframes: unknown) => {
    const motion = { keyframes, cancel: vi.fn(), currentTime: 0 };
    started.push(motion);
    return motion;
  };
  Object.defineProperty(Element.prototype, 'animate', { configurable: true, value: animate });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        layOut = told;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => codeWide);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'animate');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const began = performance.now();
function Card({ shape, calm = false }: { shape: string; calm?: boolean }) {
  return (
    <PhaseTimes step={1} began={began} calm={calm}>
      <Part shape={shape} />
    </PhaseTimes>
  );
}
function Part({ shape }: { shape: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useReshape(ref, shape);
  return (
    <div ref={ref}>
      <div data-part="stretched">
        <ol>
          <li>Of the part, and not moved by itself</li>
        </ol>
      </div>
    </div>
  );
}

it('moves when it is laid out another way, not when its page gets another size, and stops where that happens in between', () => {
  const { rerender } = render(<Card shape="empty" />);
  layOut();
  codeWide = 180;
  layOut();
  expect(started).toEqual([]);
  rerender(<Card shape="beside" />);
  codeWide = 90;
  layOut();
  expect(started.map(({ keyframes }) => keyframes)).toEqual([[{ transform: 'translate(45px, 0px) scale(2, 1)' }, {}]]);
  layOut();
  expect(started.length).toBe(1);
  expect(started[0]?.cancel).toHaveBeenCalled();
});

it('stands at once where nothing is to move', () => {
  const { rerender } = render(<Card shape="empty" calm />);
  layOut();
  rerender(<Card shape="beside" calm />);
  codeWide = 90;
  layOut();
  expect(started).toEqual([]);
});
