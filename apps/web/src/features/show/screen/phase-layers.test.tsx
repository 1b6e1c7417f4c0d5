import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PhaseLayers } from './phase-layers.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const layers = (...named: [name: string, calm?: boolean]) => (
  <PhaseLayers name={named[0]} calm={named[1] === true}>
    <p>{named[0]}</p>
  </PhaseLayers>
);
/** Words of each layer, from the lowest to the one over all others; those on their way out in brackets, those that wait to be seen after a dot. */
const shown = (container: HTMLElement) =>
  [...container.children].flatMap((layer) =>
    layer.textContent === ''
      ? []
      : layer.hasAttribute('inert')
        ? `(${layer.textContent})`
        : `${layer.className.includes('waits') ? '.' : ''}${layer.textContent}`,
  );
const veil = (container: HTMLElement) => container.querySelector('[data-veil]');

it('a screen is seen when the one before it has gone under the veil, which then lifts', () => {
  const { container, rerender } = render(layers('lobby'));
  const drawn = container.firstElementChild;
  expect(veil(container)).toBeNull();
  rerender(layers('question'));
  expect(shown(container)).toEqual(['.question', '(lobby)']);
  // The same part as before: one made anew would begin its motions again.
  expect(container.children[1]).toBe(drawn);
  // What ends within a screen is not its leaving.
  fireEvent.animationEnd(drawn?.querySelector('p') ?? container);
  expect(shown(container)).toEqual(['.question', '(lobby)']);
  expect(veil(container)?.className).toContain('falls');
  fireEvent.animationEnd(veil(container) ?? container);
  expect(shown(container)).toEqual(['question']);
  expect(veil(container)?.className).toContain('lifts');
});

it('of screens that follow each other before one was seen the one that was seen stays until the last is', () => {
  const { container, rerender } = render(layers('lobby'));
  rerender(layers('question'));
  rerender(layers('standings'));
  expect(shown(container)).toEqual(['.standings', '(lobby)']);
  fireEvent.animationEnd(veil(container) ?? container);
  expect(shown(container)).toEqual(['standings']);
});

it('a screen that comes back while it leaves leaves no more', () => {
  const { container, rerender } = render(layers('lobby'));
  rerender(layers('question'));
  rerender(layers('lobby'));
  expect(shown(container)).toEqual(['lobby']);
});

it('where nothing moves a screen is there at once, and what is on no screen leaves after a while', () => {
  vi.useFakeTimers();
  const { container, rerender } = render(layers('lobby', true));
  rerender(layers('question', true));
  expect(shown(container)).toEqual(['question']);
  expect(veil(container)).toBeNull();
  rerender(layers('standings'));
  expect(shown(container)).toEqual(['.standings', '(question)']);
  act(() => {
    vi.advanceTimersByTime(2000);
  });
  expect(shown(container)).toEqual(['standings']);
});
