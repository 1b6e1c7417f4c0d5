import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { openedOnDemand } from './opened-on-demand.tsx';
import { onNotFetched } from './not-fetched.ts';
import { useHandedPress } from './use-handed-press.ts';

function Opened({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <button ref={useHandedPress()} aria-expanded={open} onClick={() => setOpen(!open)}>
      {name}
    </button>
  );
}

const menu = (load: () => Promise<typeof Opened>) =>
  openedOnDemand<{ name: string }>(({ name, ...pressed }) => <button {...pressed}>{name}</button>, load);

test('the press that fetches also opens, and what was fetched opens at no other button', async () => {
  const Menu = menu(async () => Opened);
  const { rerender, unmount } = render(<Menu name="one" />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'one' })));
  expect(screen.getByRole('button', { name: 'one', expanded: true })).toBe(document.activeElement);
  rerender([<Menu key="one" name="one" />, <Menu key="two" name="two" />]);
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'two' })));
  expect(screen.getByRole('button', { expanded: true }).textContent).toBe('two');
  unmount();
});

test('where it cannot be fetched the button stays and the person is told; the next press fetches anew', async () => {
  const told = vi.fn();
  onNotFetched(told);
  const load = vi.fn<() => Promise<typeof Opened>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Menu = menu(load.mockResolvedValue(Opened));
  const { unmount } = render(<Menu name="one" />);
  const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'one' })));
  await press();
  expect(told).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  await press();
  expect(screen.getByRole('button', { name: 'one', expanded: true })).toBe(document.activeElement);
  unmount();
});

test('a press in the moment in which the person is told fetches anew', async () => {
  const load = vi.fn<() => Promise<typeof Opened>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Menu = menu(load.mockResolvedValue(Opened));
  const { unmount } = render(<Menu name="one" />);
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'one' }));
  onNotFetched(press);
  await act(async () => press());
  expect(await screen.findByRole('button', { name: 'one', expanded: true })).toBe(document.activeElement);
  unmount();
});
