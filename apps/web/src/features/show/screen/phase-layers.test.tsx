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
/** Words of each layer, from the lowest to the one over all others; those on their way out in brackets. */
const shown = (container: HTMLElement) =>
  [...container.children].map((layer) => (layer.hasAttribute('inert') ? `(${layer.textContent})` : layer.textContent));

it('screens that follow each other before one was drawn leave together, the one that was drawn over all others', () => {
  const { container, rerender } = render(layers('lobby'));
  const drawn = container.firstElementChild;
  rerender(layers('question'));
  rerender(layers('standings'));
  expect(shown(container)).toEqual(['standings', '(question)', '(lobby)']);
  // The same part as before: one made anew would begin its leaving again.
  expect(container.lastElementChild).toBe(drawn);
});

it('a screen that has left is gone, and those that still leave stay', () => {
  const { container, rerender } = render(layers('lobby'));
  rerender(layers('question'));
  rerender(layers('standings'));
  const [, question, lobby] = container.children;
  // What ends within a screen is not its leaving.
  fireEvent.animationEnd(lobby?.querySelector('p') ?? container);
  expect(shown(container)).toEqual(['standings', '(question)', '(lobby)']);
  fireEvent.animationEnd(lobby ?? container);
  expect(shown(container)).toEqual(['standings', '(question)']);
  fireEvent.animationEnd(question ?? container);
  expect(shown(container)).toEqual(['standings']);
});

it('a screen that comes back while it leaves leaves no more', () => {
  const { container, rerender } = render(layers('lobby'));
  rerender(layers('question'));
  rerender(layers('lobby'));
  expect(shown(container)).toEqual(['lobby', '(question)']);
});

it('where nothing moves one screen is there at a time, and what no screen draws is gone after a while', () => {
  vi.useFakeTimers();
  const { container, rerender } = render(layers('lobby', true));
  rerender(layers('question', true));
  expect(shown(container)).toEqual(['question']);
  rerender(layers('standings'));
  rerender(layers('podium'));
  expect(shown(container)).toEqual(['podium', '(standings)', '(question)']);
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(shown(container)).toEqual(['podium']);
});
