import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fitNow } from '../parts/keep-fitted.ts';
import { WhoAnswered } from './who-answered.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const seats = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `P${at}`, answered: at % 2 === 0 }));

it('lights who has answered, by a sign beside the colour', () => {
  render(<WhoAnswered remotes={{ of: 3, answered: 2, seats: seats(3) }} language="en" />);
  const names = screen.getAllByRole('listitem').filter((item) => item.dataset['answered']);
  expect(names.map((item) => [item.textContent, item.dataset['answered']])).toEqual([
    ['P0', 'true'],
    ['P1', 'false'],
    ['P2', 'true'],
  ]);
  expect(screen.getAllByRole('img', { name: 'Answered' })).toHaveLength(2);
  expect(screen.getByRole('list', { name: 'Who has answered' })).toBeTruthy();
});

it('counts those of a large hall who are not named', () => {
  const { rerender } = render(<WhoAnswered remotes={{ of: 90, answered: 41, seats: seats(24) }} language="en" />);
  const last = () => {
    fitNow();
    return screen.getAllByRole('listitem', { hidden: true }).at(-1);
  };
  expect([last()?.textContent, last()?.hidden]).toEqual(['41 / 90', false]);
  rerender(<WhoAnswered remotes={{ of: 24, answered: 12, seats: seats(24) }} language="en" />);
  expect(last()?.hidden).toBe(true);
});

it('makes names smaller, then leaves as many as fit with the count of all behind them', () => {
  // A list of 100 px in which each that is seen has a line of 10 px at full size.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    const seen = [...this.children].filter((item) => item instanceof HTMLElement && !item.hidden).length;
    return seen * 10 * Number(this.style.getPropertyValue('--size'));
  });
  const look = (of: number) => {
    cleanup();
    render(<WhoAnswered remotes={{ of, answered: 2, seats: seats(of) }} language="en" />);
    fitNow();
    const list = screen.getByRole('list');
    const items = [...list.children].filter((item) => item instanceof HTMLElement && !item.hidden);
    return [list.style.getPropertyValue('--size'), items.length, items.at(-1)?.textContent];
  };
  expect(look(10)).toEqual(['1', 10, 'P9']);
  expect(look(13)).toEqual(['0.75', 13, 'P12']);
  expect(look(60)).toEqual(['0.55', 18, '2 / 60']);
});
