import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { OperatorAction, SeatRow } from '@qc/contract';
import type { LastPress } from '../operator-state.ts';
import { useHandOut } from './use-hand-out.ts';

const row = (seat: number, ...remotes: string[]): SeatRow => ({
  seat,
  face: 0,
  name: ['Noa', 'Omar', 'Dana'][seat] ?? '',
  score: 0,
  present: true,
  answered: false,
  removed: false,
  team: null,
  extraPercent: 0,
  joinedAtMs: 0,
  remotes,
  named: true,
});

/** A console with these players, where clickers can be pressed. */
function consoleOf(...players: SeatRow[]) {
  const onAction = vi.fn<(action: OperatorAction) => void>();
  let pressed = new Map<string, LastPress>();
  let rows = players;
  const { result, rerender } = renderHook(() => useHandOut(rows, pressed, onAction));
  let n = 0;
  return {
    result,
    onAction,
    press(...remotes: string[]) {
      pressed = new Map(pressed);
      for (const remote of remotes) pressed.set(remote, { remote, key: 'A', refused: 'unknownSeat', n: (n += 1) });
      act(() => rerender());
    },
    show(...next: SeatRow[]) {
      rows = next;
      act(() => rerender());
    },
  };
}

it('gives clickers to one player after another, each once, however often it is pressed', () => {
  const at = consoleOf(row(0), row(1), row(2));
  at.press('buzz-1:9');
  expect(at.onAction).not.toHaveBeenCalled();
  act(() => at.result.current.begin());
  expect(at.result.current.next?.name).toBe('Noa');
  at.press('buzz-1:1');
  at.press('buzz-1:1');
  at.press('buzz-1:2');
  expect(at.onAction.mock.calls).toEqual([
    [{ do: 'pairRemote', remote: 'buzz-1:1', seat: 0 }],
    [{ do: 'pairRemote', remote: 'buzz-1:2', seat: 1 }],
  ]);
  at.show(row(0, 'buzz-1:1'), row(1, 'buzz-1:2'), row(2));
  expect(at.result.current.next?.name).toBe('Dana');
  at.press('buzz-1:2');
  expect(at.result.current.wrong?.name).toBe('Omar');
  act(() => at.result.current.stop());
  at.press('buzz-1:3');
  expect(at.onAction).toHaveBeenCalledTimes(2);
});

it('leaves a player for later', () => {
  const at = consoleOf(row(0), row(1));
  act(() => at.result.current.begin());
  act(() => at.result.current.later());
  expect(at.result.current.next?.name).toBe('Omar');
  at.press('buzz-1:1');
  at.show(row(0), row(1, 'buzz-1:1'));
  expect(at.result.current.next?.name).toBe('Noa');
});

it('gives another clicker in the place of the old one, or one more', () => {
  const at = consoleOf(row(0, 'buzz-1:1'), row(1));
  act(() => at.result.current.want({ seat: 0, replaces: true }));
  at.press('buzz-1:1');
  at.press('buzz-1:4');
  expect(at.onAction.mock.calls).toEqual([
    [{ do: 'unpairRemote', remote: 'buzz-1:1' }],
    [{ do: 'pairRemote', remote: 'buzz-1:4', seat: 0 }],
  ]);
  expect(at.result.current.wanted).toBeNull();
  at.show(row(0, 'buzz-1:4'), row(1));
  act(() => at.result.current.want({ seat: 0, replaces: false }));
  at.press('keyboardRows-1:2');
  expect(at.onAction.mock.calls.slice(2)).toEqual([[{ do: 'pairRemote', remote: 'keyboardRows-1:2', seat: 0 }]]);
});

it('asks no phone and no caller for a clicker, and gives them none', () => {
  const { named: _, ...phone } = row(0);
  const at = consoleOf(phone, { ...phone, seat: 1, line: '0100' }, row(2));
  act(() => at.result.current.begin());
  expect(at.result.current.next?.name).toBe('Dana');
  at.press('buzz-1:1');
  at.show(phone, row(2, 'buzz-1:1'));
  expect(at.result.current.next).toBeUndefined();
  at.press('buzz-1:2');
  expect(at.onAction.mock.calls).toEqual([[{ do: 'pairRemote', remote: 'buzz-1:1', seat: 2 }]]);
});
