import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { onNotFetched } from './not-fetched.ts';
import { openedOnDemand } from './opened-on-demand.tsx';

function Opened() {
  const [open, setOpen] = useState(true);
  return (
    <button aria-expanded={open} onClick={() => setOpen(!open)}>
      menu
    </button>
  );
}

const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'menu' })));

test('the press that fetches also opens, and what was fetched opens at no other button', async () => {
  const Menu = openedOnDemand(
    (pressed) => <button {...pressed}>menu</button>,
    async () => Opened,
  );
  const first = render(<Menu />);
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  await press();
  screen.getByRole('button', { expanded: true });
  first.unmount();
  const second = render(<Menu />);
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  await press();
  screen.getByRole('button', { expanded: true });
  second.unmount();
});

test('where it cannot be fetched the button stays and the person is told; the next press fetches anew', async () => {
  const told = vi.fn();
  onNotFetched(told);
  const load = vi.fn(async () => Opened).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Menu = openedOnDemand((pressed) => <button {...pressed}>menu</button>, load);
  const { unmount } = render(<Menu />);
  await press();
  expect(told).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  await press();
  screen.getByRole('button', { expanded: true });
  unmount();
});
