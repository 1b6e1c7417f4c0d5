import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useGoneReceivers } from './use-gone-receivers.ts';

afterEach(() => localStorage.clear());

it('pauses once for each receiver that is pulled out, and only where that was chosen', () => {
  const onPause = vi.fn<() => void>();
  const named = (...states: ('ready' | 'gone')[]) => states.map((state, at) => ({ name: `buzz-${at + 1}`, state }));
  const { result, rerender } = renderHook((receivers) => useGoneReceivers(receivers, onPause), {
    initialProps: named('ready', 'ready'),
  });
  rerender(named('gone', 'ready'));
  expect([...result.current.gone.keys()]).toEqual(['buzz-1']);
  expect(onPause).not.toHaveBeenCalled();
  rerender(named('ready', 'ready'));
  expect(result.current.gone.size).toBe(0);
  act(() => result.current.choose(true));
  const reloaded = renderHook(() => useGoneReceivers(named('gone'), onPause));
  expect(reloaded.result.current).toMatchObject({ pauses: true, gone: { size: 1 } });
  expect(onPause).not.toHaveBeenCalled();
  rerender(named('gone', 'ready'));
  rerender(named('gone', 'ready'));
  expect(onPause).toHaveBeenCalledTimes(1);
  rerender(named('gone', 'gone'));
  expect(onPause).toHaveBeenCalledTimes(2);
  act(() => result.current.choose(false));
  rerender(named('ready', 'gone'));
  rerender(named('gone', 'gone'));
  expect(onPause).toHaveBeenCalledTimes(2);
});
