import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveRefusal, OperatorAction, SeatRow } from '@qc/contract';
import { type ListPlan, planList } from './plan-list.ts';
import { useList } from './use-list.ts';

const row = (seat: number, name: string): SeatRow => ({
  ...{ seat, name, remotes: [], score: 0, present: true, answered: false, removed: false },
  ...{ face: 0, team: null, extraPercent: 0, joinedAtMs: 0 },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A room that takes players and shows them a moment later. */
function room(refuse: (action: OperatorAction) => LiveRefusal | null = () => null) {
  let rows: SeatRow[] = [];
  const asked: OperatorAction[] = [];
  const onPaired = vi.fn<() => void>();
  const ask = async (action: OperatorAction) => {
    asked.push(action);
    const refused = refuse(action);
    if (action.do === 'addPlayers' && !refused)
      setTimeout(() => {
        rows = [
          ...rows,
          ...action.names.filter((name) => name !== 'noa').map((name, at) => row(rows.length + at, name)),
        ];
        act(() => rerender());
      }, 20);
    return refused;
  };
  const { result, rerender } = renderHook(() => useList(rows, ask, onPaired));
  return { result, asked, onPaired };
}
async function run({ result }: ReturnType<typeof room>, plan: ListPlan): Promise<LiveRefusal | null> {
  const filled = result.current.fill(plan);
  for (let ms = 0; ms < 4000; ms += 100) await act(() => vi.advanceTimersByTimeAsync(100));
  return filled;
}
const planOf = (count: number) =>
  planList(
    Array.from({ length: count }, (_, at) => ({ name: `P${at}`, remote: `lines:${at}`, team: '' })),
    { players: [], teams: [], receivers: ['lines-1'] },
  );

it('adds a whole hall and then gives out the clickers, in as few messages as hold them', async () => {
  const at = room();
  expect(await run(at, planOf(120))).toBeNull();
  expect(at.asked.map((action) => action.do)).toEqual([
    ...Array<string>(3).fill('addPlayers'),
    ...Array<string>(2).fill('pairRemotes'),
  ]);
  expect(at.asked.at(-1)).toMatchObject({ pairs: { length: 20, 19: { remote: 'lines-1:119', seat: 119 } } });
  expect(at.onPaired).toHaveBeenCalledOnce();
});

it('stops at a refusal, and says who was left out', async () => {
  const full = room((action) => (action.do === 'addPlayers' ? 'roomFull' : null));
  expect(await run(full, planOf(60))).toBe('roomFull');
  expect(full.asked).toHaveLength(1);
  const alike = room();
  const list = ['Noa', 'noa'].map((name) => ({ name, remote: '', team: '' }));
  await run(alike, planList(list, { players: [], teams: [], receivers: [] }));
  expect(alike.result.current.leftOut).toEqual(['noa']);
});
