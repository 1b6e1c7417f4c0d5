import { cleanup, render, screen } from '@testing-library/react';
import { textsIn } from '#platform/words';
import { afterEach, expect, it } from 'vitest';
import { NumberBoard } from './number-board.tsx';

afterEach(cleanup);

it('a distance of one stands without the unit, which speaks of many', () => {
  const board = (off: number) => (
    <NumberBoard
      guesses={[{ value: 95 - off, count: 1 }]}
      first={[]}
      solution={['95 moons']}
      unit="moons"
      closest={[{ seat: 1, name: 'Maya', face: 7, off }]}
      language="en"
    />
  );
  const { rerender } = render(board(1));
  expect(screen.getByText('off by \u20681\u2069')).toBeDefined();
  rerender(board(2));
  expect(screen.getByText('off by \u20682 moons\u2069')).toBeDefined();
  rerender(board(0));
  expect(screen.getByText('spot on')).toBeDefined();
});

it('a distance is said as it is, not rounded to whole ones', () => {
  const said = [0.4, 3.3 - 3, 12_345.5].map((off) => textsIn('en', 'honours').honourValues.closest(off, 'moons'));
  expect(said).toEqual(['0.4', '0.3', '12,345.5'].map((off) => `off by \u2068${off} moons\u2069`));
});
