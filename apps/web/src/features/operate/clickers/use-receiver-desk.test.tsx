import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { OperatorView, Press, SeatRow } from '@qc/contract';
import { PRESSES_MAX } from '@qc/contract/limits';
import { keepKeyboard } from '../receivers/index.ts';
import { useReceiverDesk } from './use-receiver-desk.ts';

const playerWith = (remote: string): SeatRow => ({
  seat: 0,
  face: 0,
  name: 'Noa',
  present: false,
  answered: false,
  removed: false,
  joinedAtMs: 1,
  remotes: [remote],
  score: 0,
  team: null,
  extraPercent: 0,
});
const view: Pick<OperatorView, 'phase'> = { phase: { phase: 'lobby' } };

it('tells every press of a whole hall in its order, never more at once than a message holds', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { getGamepads: () => [] }));
  const press = vi.fn<(presses: Press[]) => void>();
  const { result, unmount } = renderHook(() => useReceiverDesk({ view, leadMs: 0, press, hear: () => {} }, []));
  act(() => {
    for (let remote = 1; remote <= 100; remote += 1) result.current.pressOnScreen(String(remote), 'A');
  });
  await expect.poll(() => press.mock.calls.flatMap(([presses]) => presses).length).toBe(100);
  const told = press.mock.calls.map(([presses]) => presses);
  expect(told.flat().map(({ seq, remote }) => `${seq} ${remote}`)).toEqual(
    Array.from({ length: 100 }, (_, at) => `${at + 1} screen-1:${at + 1}`),
  );
  for (const presses of told) expect(presses.length).toBeLessThanOrEqual(PRESSES_MAX);
  unmount();
  vi.unstubAllGlobals();
});

it('a keyboard that answered in this tab goes on after the page was loaded anew, and in no other room', () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { getGamepads: () => [] }));
  const opened = (...remotes: string[]) => {
    const players = remotes.map(playerWith);
    const { result, unmount } = renderHook(() =>
      useReceiverDesk({ view, leadMs: 0, press: () => {}, hear: () => {} }, players),
    );
    const { keyboard } = result.current.snapshot();
    unmount();
    return keyboard;
  };
  expect(opened('keyboardRows-1:1')).toBeNull();
  keepKeyboard('keyboardRows');
  expect(opened('keyboardRows-1:1')).toBe('keyboardRows');
  expect(opened('buzz-1:1')).toBeNull();
  keepKeyboard(null);
  expect(opened('keyboardRows-1:1')).toBeNull();
  vi.unstubAllGlobals();
});
