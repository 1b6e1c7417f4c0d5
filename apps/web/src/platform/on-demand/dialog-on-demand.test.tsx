import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { dialogOnDemand } from './dialog-on-demand.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}

test('a dialog whose code cannot be fetched closes, and is fetched again the next time', async () => {
  const code: ComponentType<Props> = ({ open }) => <p>{open ? 'here' : ''}</p>;
  const load = vi.fn<() => Promise<ComponentType<Props>>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module')).mockResolvedValue(code);
  const Dialog = dialogOnDemand(load, ({ open }: Props) => open);
  const onClose = vi.fn();
  const { container, rerender, unmount } = render(<Dialog open={false} onClose={onClose} />);
  const draw = (open: boolean) => act(async () => rerender(<Dialog open={open} onClose={onClose} />));

  expect(load).not.toHaveBeenCalled();
  await draw(true);
  expect(onClose).toHaveBeenCalledOnce();
  expect(container.textContent).toBe('');
  await draw(false);
  await draw(true);
  expect(container.textContent).toBe('here');
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
});
