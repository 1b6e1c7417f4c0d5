import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { previewPresenterView } from '../screen/preview-views.ts';
import { ageAt, knownAfter } from './age.ts';
import { animateFrom } from './animate.ts';
import { numbersBetween } from './count-up.tsx';
import { seemingAt, type Travel, useFlip } from './flip.ts';
import { PhaseTimes } from './phase-time.tsx';
import { isAhead, oneByOne } from './timing.ts';
import { useMove } from './use-move.ts';

const at = (step: number, ageMs: number) => ({ ...previewPresenterView({ phase: 'lobby' }, 'en'), step, ageMs });

describe('the age of a phase', () => {
  it('is told with the view, also to who comes in its middle, and endless where nothing moves', () => {
    const first = knownAfter(null, at(3, 700), 1000);
    expect(ageAt(first.began, 1100)).toBe(800);
    const next = knownAfter(first, at(4, 0), 5000);
    expect(ageAt(next.began, 5400)).toBe(400);
    // A count in the same phase comes later and changes nothing.
    expect(knownAfter(next, at(4, 290), 5300)).toBe(next);
    expect(ageAt(null, 5000)).toBe(Infinity);
  });
});

describe('times', () => {
  it('a motion is over at its end', () => {
    expect(isAhead({ beginsMs: 900, lastsMs: 100 }, 999)).toBe(true);
    expect(isAhead({ beginsMs: 900, lastsMs: 100 }, 1000)).toBe(false);
    expect(isAhead({ lastsMs: 100 }, Infinity)).toBe(false);
    expect(isAhead({ beginsMs: 900, lastsMs: 100, repeats: 3 }, 1199)).toBe(true);
  });
  it('things that come one by one keep to the time they have together', () => {
    expect(oneByOne(3, 140, 180)).toEqual([0, 140, 280]);
    expect(oneByOne(7, 140, 180, 900)).toEqual([0, 120, 240, 360, 480, 600, 720]);
    expect(oneByOne(1, 140, 180, 100)).toEqual([0]);
  });
  it('counting up shows each number once and never the last', () => {
    expect(numbersBetween(0, 3)).toEqual([0, 1, 2]);
    expect(numbersBetween(5, 5)).toEqual([]);
    expect(numbersBetween(0, 940).length).toBe(14);
    expect(numbersBetween(10, -20).at(0)).toBe(10);
  });
  it('what stands where it stood does not travel', () => {
    expect(seemingAt({ x: 10, y: 10 }, { x: 10.4, y: 10 })).toBeNull();
    expect(seemingAt({ x: 10, y: 10 }, { x: 0, y: 30 })).toEqual({ transform: 'translate(10px, -20px)' });
  });
});

describe('what moves', () => {
  const started: { keyframes: unknown; options: unknown; currentTime: number }[] = [];
  beforeEach(() => {
    started.length = 0;
    const animate = (keyframes: unknown, options: unknown) => {
      const motion = { keyframes, options, currentTime: 0, cancel: vi.fn() };
      started.push(motion);
      return motion;
    };
    Object.defineProperty(Element.prototype, 'animate', { configurable: true, value: animate });
  });
  afterEach(() => {
    cleanup();
    Reflect.deleteProperty(Element.prototype, 'animate');
    vi.unstubAllGlobals();
  });

  it('joins at the age of the phase, and not at all when it is over', () => {
    const element = document.createElement('div');
    animateFrom(element, [{ opacity: 0 }, {}], { beginsMs: 900, lastsMs: 500 }, 1100);
    expect(started).toMatchObject([{ currentTime: 1100, options: { delay: 900, duration: 500, fill: 'backwards' } }]);
    animateFrom(element, [{ opacity: 0 }, {}], { beginsMs: 900, lastsMs: 500 }, 1400);
    expect(started.length).toBe(1);
  });

  function Part({ lastsMs }: { lastsMs: number }) {
    return <div ref={useMove<HTMLDivElement>({ from: [{ opacity: 0 }, {}], lastsMs })} />;
  }
  it('starts once for a phase, however often it is drawn', () => {
    const began = performance.now();
    const { rerender } = render(<Part lastsMs={60_000} />, {
      wrapper: ({ children }) => (
        <PhaseTimes step={1} began={began}>
          {children}
        </PhaseTimes>
      ),
    });
    rerender(<Part lastsMs={60_000} />);
    expect(started.length).toBe(1);
  });
  it('does not start where the host or the machine wants none', () => {
    const began = performance.now();
    render(
      <PhaseTimes step={1} began={began} calm>
        <Part lastsMs={300} />
      </PhaseTimes>,
    );
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    render(
      <PhaseTimes step={1} began={began}>
        <Part lastsMs={300} />
      </PhaseTimes>,
    );
    expect(started).toEqual([]);
  });

  function List({ rows, travel = {} }: { rows: readonly string[]; travel?: Travel }) {
    const list = useFlip<HTMLUListElement>(rows.join(), travel);
    return (
      <ul ref={list}>
        {rows.map((row) => (
          <li key={row} data-row={row} />
        ))}
      </ul>
    );
  }
  it('rows travel from where they were, those that stay do not', () => {
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return 10 * [...(this.parentElement?.children ?? [])].indexOf(this);
    });
    const { rerender } = render(<List rows={['a', 'b', 'c']} />);
    expect(started).toEqual([]);
    rerender(<List rows={['a', 'c', 'b']} />);
    expect(started.map(({ keyframes }) => keyframes)).toEqual([
      [{ transform: 'translate(0px, 10px)' }, {}],
      [{ transform: 'translate(0px, -10px)' }, {}],
    ]);
    vi.restoreAllMocks();
  });
  it('newcomers come one after the other, and all within a second', () => {
    const travel = { lastsMs: 300, newcomer: { opacity: 0 }, newcomerStepMs: 120 };
    const { rerender } = render(<List rows={['a']} travel={travel} />);
    rerender(<List rows={['b', 'a', 'c', 'd']} travel={travel} />);
    expect(started).toMatchObject([0, 120, 240].map((delay) => ({ options: { delay } })));
    started.length = 0;
    const many = Array.from({ length: 15 }, (_, at) => `n${at}`);
    rerender(<List rows={['b', 'a', 'c', 'd', ...many]} travel={travel} />);
    expect(started.at(-1)).toMatchObject({ options: { delay: 700 } });
  });
});
