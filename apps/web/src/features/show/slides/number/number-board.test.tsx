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
  expect(screen.getByText('off by 1')).toBeDefined();
  rerender(board(2));
  expect(screen.getByText('off by 2 moons')).toBeDefined();
  rerender(board(0));
  expect(screen.getByText('spot on')).toBeDefined();
  const said = [0, 1, 2].map((off) => textsIn('en', 'honours').honourValues.closest(off, 'moons'));
  expect(said).toEqual(['spot on', 'off by 1', 'off by 2 moons']);
});
