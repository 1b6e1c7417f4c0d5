import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ReceiverDesk } from '../receivers/index.ts';
import { useGoneReceivers } from './use-gone-receivers.ts';

afterEach(() => localStorage.clear());

type Receivers = ReturnType<ReceiverDesk['snapshot']>['receivers'];

function deskWith() {
  const listeners = new Set<() => void>();
  let receivers: Receivers = [];
  const snapshot = () => ({ receivers, keyboard: null, batteries: new Map<string, number>() });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const desk = { snapshot, subscribe } as unknown as ReceiverDesk;
  const put = (...states: ['ready' | 'gone' | 'notAnswering', ...('ready' | 'gone')[]]) => {
    receivers = states.map((state, at) => ({ name: `buzz-${at + 1}`, driver: 'buzz', state, isExperimental: false }));
    act(() => listeners.forEach((tell) => tell()));
  };
  return { desk, put };
}

it('pauses once for each receiver that is pulled out, and only where that was chosen', () => {
  const { desk, put } = deskWith();
  const onPause = vi.fn<() => void>();
  const { result } = renderHook(() => useGoneReceivers(desk, onPause));
  put('ready', 'ready');
  put('gone', 'ready');
  expect([...result.current.gone.keys()]).toEqual(['buzz-1']);
  expect(onPause).not.toHaveBeenCalled();
  put('ready', 'ready');
  expect(result.current.gone.size).toBe(0);
  act(() => result.current.choose(true));
  const reloaded = renderHook(() => useGoneReceivers(desk, onPause));
  expect(reloaded.result.current.pauses).toBe(true);
  reloaded.unmount();
  put('gone', 'ready');
  put('gone', 'ready');
  expect(onPause).toHaveBeenCalledTimes(1);
  put('gone', 'gone');
  expect(onPause).toHaveBeenCalledTimes(2);
  act(() => result.current.choose(false));
  put('ready', 'gone');
  put('gone', 'gone');
  expect(onPause).toHaveBeenCalledTimes(2);
});
