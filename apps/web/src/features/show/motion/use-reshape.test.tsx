import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PhaseTimes } from './phase-time.tsx';
import { reshapedFrom, useReshape } from './use-reshape.ts';

const box = (x: number, y: number, width: number, height: number) => new DOMRect(x, y, width, height);

it('a part seems to be as large as it was, about the middle it had; only what is stretched changes its proportions', () => {
  const before = box(100, 100, 600, 400);
  const now = box(100, 100, 300, 400);
  expect(reshapedFrom(before, now, true)).toEqual({ transform: 'translate(150px, 0px) scale(2, 1)' });
  expect(reshapedFrom(before, now, false)).toEqual({ transform: `translate(150px, 0px) scale(${400 / 300})` });
});

it('a part that was not to be seen comes out of nothing; one that is not does nothing', () => {
  expect(reshapedFrom(undefined, box(0, 0, 10, 10), false)).toEqual({ opacity: 0 });
  expect(reshapedFrom(box(0, 0, 0, 0), box(0, 0, 10, 10), false)).toEqual({ opacity: 0 });
  expect(reshapedFrom(box(0, 0, 10, 10), box(0, 0, 0, 0), false)).toBeNull();
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
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => box(0, 0, codeWide, 50));
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
  const ref = useReshape<HTMLDivElement>(shape);
  return (
    <div ref={ref}>
      <div data-part="back" />
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
