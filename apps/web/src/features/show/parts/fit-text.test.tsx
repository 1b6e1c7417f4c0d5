import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FitText } from './fit-text.tsx';

/** How high and wide the words are at the largest size, in one line and in as many as they like; the box is 100 by 100, the smallest size half the largest. */
let words: { height: number; width: number; broken: number; line?: number } = { height: 0, width: 0, broken: 0 };

function scale(element: HTMLElement): number {
  const [fit, less] = ['--fit', '--less'].map((name) => Number(element.style.getPropertyValue(name)));
  return (1 - (fit ?? 0) / 2) * (less ?? 1);
}

beforeEach(() => {
  const measure = (name: string, get: (this: HTMLElement) => number) =>
    vi.spyOn(HTMLElement.prototype, name as 'clientHeight', 'get').mockImplementation(get);
  measure('clientHeight', () => 100);
  measure('clientWidth', () => 100);
  measure('scrollHeight', function () {
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
  const fitted = (said: typeof words, oneLine = 0) => {
    words = said;
    const { container } = render(
      <FitText max="12cqmin" min="6cqmin" text="words" oneLine={oneLine}>
        words
      </FitText>,
    );
    const { style } = container.firstElementChild as HTMLElement;
    return {
      fit: Number(style.getPropertyValue('--fit')),
      less: Number(style.getPropertyValue('--less')),
      wrap: style.overflowWrap,
    };
  };
  it('are as large as may be where they fit', () => {
    expect(fitted({ height: 90, width: 90, broken: 90 })).toEqual({ fit: 0, less: 1, wrap: 'normal' });
  });
  it('shrink towards the smallest size, no further than needed', () => {
    const { fit, less } = fitted({ height: 150, width: 50, broken: 50 });
    expect(150 * (1 - fit / 2)).toBeLessThanOrEqual(101);
    expect(fit).toBeLessThan(0.8);
    expect(less).toBe(1);
  });
  it('are made smaller than that before any of them is cut', () => {
    expect(fitted({ height: 250, width: 50, broken: 50 })).toEqual({ fit: 1, less: 0.8, wrap: 'normal' });
  });
  it('stay in one line where they need not be much smaller for it', () => {
    const size = (said: typeof words) => {
      const { fit, wrap } = fitted(said, 0.6);
      return { size: 1 - fit / 2, wrap };
    };
    const narrow = size({ height: 90, width: 60, broken: 60, line: 130 });
    expect(narrow.size * 130).toBeLessThanOrEqual(101);
    expect(narrow.size).toBeGreaterThan(0.7);
    expect(size({ height: 90, width: 60, broken: 60, line: 160 })).toEqual({ size: 1, wrap: 'normal' });
  });
  it('are broken last, and then only shrunk as far as needed', () => {
    expect(fitted({ height: 220, width: 900, broken: 50 })).toEqual({ fit: 1, less: 0.9, wrap: 'anywhere' });
  });
});
