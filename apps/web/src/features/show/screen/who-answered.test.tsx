import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WhoAnswered } from './who-answered.tsx';

afterEach(cleanup);

const seats = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `P${at}`, answered: at % 2 === 0 }));

it('lights who has answered, by a sign beside the colour, smaller the more there are', () => {
  const { rerender } = render(<WhoAnswered remotes={{ of: 3, answered: 2, seats: seats(3) }} language="en" />);
  const names = () => screen.getAllByRole('listitem');
  expect(names().map((item) => [item.textContent, item.dataset['answered']])).toEqual([
    ['P0', 'true'],
    ['P1', 'false'],
    ['P2', 'true'],
  ]);
  expect(screen.getAllByRole('img', { name: 'Answered' })).toHaveLength(2);
  expect(screen.getByRole('list', { name: 'Who has answered' }).dataset['size']).toBe('large');
  rerender(<WhoAnswered remotes={{ of: 60, answered: 30, seats: seats(60) }} language="en" />);
  expect(screen.getByRole('list').dataset['size']).toBe('small');
  expect(names()).toHaveLength(60);
});

it('counts those of a large hall who are not named', () => {
  render(<WhoAnswered remotes={{ of: 90, answered: 41, seats: seats(24) }} language="en" />);
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('41 / 90');
});
