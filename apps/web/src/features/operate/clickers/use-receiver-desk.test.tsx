import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { OperatorView, Press } from '@qc/contract';
import { PRESSES_MAX } from '@qc/contract/limits';
import { useReceiverDesk } from './use-receiver-desk.ts';

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
