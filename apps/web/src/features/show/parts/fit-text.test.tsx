import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FitText } from './fit-text.tsx';
import { fitNow } from './keep-fitted.ts';

/** What was done, in order: sizes set, heights asked for. */
let done: string[] = [];

/** How high and wide the words are at the largest size, in one line and in as many as they like; the box is 100 by 100, the smallest size half the largest. */
let words: { height: number; width: number; broken: number; line?: number } = { height: 0, width: 0, broken: 0 };

function scale(element: HTMLElement): number {
  const [fit, less] = ['--fit', '--less'].map((name) => Number(element.style.getPropertyValue(name)));
  return (1 - (fit ?? 0) / 2) * (less ?? 1);
}

beforeEach(() => {
  done = [];
  const measure = (name: string, get: (this: HTMLElement) => number) =>
    vi.spyOn(HTMLElement.prototype, name as 'clientHeight', 'get').mockImplementation(get);
  measure('clientHeight', () => 100);
  measure('clientWidth', () => 100);
  measure('scrollHeight', function () {
    done.push('asked');
    return Math.max(100, (this.style.whiteSpace === 'nowrap' ? 0 : words.height) * scale(this));
  });
  measure('scrollWidth', function () {
    const inLines = this.style.overflowWrap === 'anywhere' ? words.broken : words.width;
    const width = this.style.whiteSpace === 'nowrap' ? (words.line ?? inLines) : inLines;
    return Math.max(100, width * scale(this));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('words in a box', () => {
  const fitted = async (said: typeof words, oneLine = 0) => {
    words = said;
    const { container } = render(
      <FitText max="12cqmin" min="6cqmin" text="words" oneLine={oneLine}>
        words
      </FitText>,
    );
    // Before the next picture, and after everything that has come with it.
    await Promise.resolve();
    const { style } = container.firstElementChild as HTMLElement;
    return {
      fit: Number(style.getPropertyValue('--fit')),
      less: Number(style.getPropertyValue('--less')),
      wrap: style.overflowWrap,
    };
  };
  it('are as large as may be where they fit', async () => {
    expect(await fitted({ height: 90, width: 90, broken: 90 })).toEqual({ fit: 0, less: 1, wrap: 'normal' });
  });
  it('shrink towards the smallest size, no further than needed', async () => {
    const { fit, less } = await fitted({ height: 150, width: 50, broken: 50 });
    expect(150 * (1 - fit / 2)).toBeLessThanOrEqual(101);
    expect(fit).toBeLessThan(0.8);
    expect(less).toBe(1);
  });
  it('are made smaller than that before any of them is cut', async () => {
    expect(await fitted({ height: 250, width: 50, broken: 50 })).toEqual({ fit: 1, less: 0.8, wrap: 'normal' });
  });
  it('stay in one line where they need not be much smaller for it', async () => {
    const size = async (said: typeof words) => {
      const { fit, wrap } = await fitted(said, 0.6);
      return { size: 1 - fit / 2, wrap };
    };
    const narrow = await size({ height: 90, width: 60, broken: 60, line: 130 });
    expect(narrow.size * 130).toBeLessThanOrEqual(101);
    expect(narrow.size).toBeGreaterThan(0.7);
    expect(await size({ height: 90, width: 60, broken: 60, line: 160 })).toEqual({ size: 1, wrap: 'normal' });
  });
  it('are broken last, and then only shrunk as far as needed', async () => {
    expect(await fitted({ height: 220, width: 900, broken: 50 })).toEqual({ fit: 1, less: 0.9, wrap: 'anywhere' });
  });
  it('of several boxes look together: all set a size before one is asked', () => {
    words = { height: 150, width: 50, broken: 50 };
    const { setProperty } = CSSStyleDeclaration.prototype;
    vi.spyOn(CSSStyleDeclaration.prototype, 'setProperty').mockImplementation(function (
      this: CSSStyleDeclaration,
      ...how
    ) {
      if (how[0] === '--fit') done.push('set');
      setProperty.apply(this, how);
    });
    const three = ['one', 'two', 'three'];
    render(
      three.map((text) => (
        <FitText key={text} max="12cqmin" min="6cqmin" text={text}>
          {text}
        </FitText>
      )),
    );
    expect(done).toEqual([]);
    fitNow();
    const step = [...three.map(() => 'set'), ...three.map(() => 'asked')];
    expect(done.slice(0, 12)).toEqual([...step, ...step]);
  });
});
