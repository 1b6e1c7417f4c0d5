import { textsIn } from '#platform/words';
import { setLanguage } from '#platform/i18n';
import type { SeatRow } from '@qc/contract';
import { UiProvider } from '#ui/ui-provider';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ExtraTimeWait } from './extra-time-wait.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  setLanguage('en', { remember: false });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const player = (extraPercent: number, more: Partial<SeatRow> = {}): SeatRow => ({
  seat: 0,
  face: 0,
  name: 'Noa',
  score: 0,
  present: true,
  answered: false,
  removed: false,
  team: null,
  extraPercent,
  joinedAtMs: 0,
  remotes: [],
  ...more,
});
const shown = (players: SeatRow[], remainingMs = 5000, overMs = 0) => {
  const clock = { limitMs: 20_000, remainingMs, atMs: performance.now() };
  render(
    <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
      <ExtraTimeWait clock={clock} overMs={overMs} players={players} />
    </UiProvider>,
  );
  return () => screen.getByRole('status').textContent;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('says whom it waits for once the clock is over', async () => {
  const said = shown([player(50), player(25)]);
  await pass(4900);
  expect(said()).toBe('');
  await pass(200);
  expect(said()).toBe('Time is up. Waiting for 2 players with extra time');
  screen.getByText('At most 10 seconds more');
  await pass(9100);
  screen.getByText('At most 1 second more');
});

it('says nothing where nobody has extra time', async () => {
  const said = shown([player(0)]);
  await pass(6000);
  expect(said()).toBe('');
});

it('waits for nobody who has answered or is gone', () => {
  const said = shown([player(100, { answered: true }), player(100, { present: false }), player(25)], 0);
  expect(said()).toBe('Time is up. Waiting for 1 player with extra time');
  screen.getByText('At most 5 seconds more');
});

it('waits for callers to whom the question was read later, beside others', () => {
  const said = shown([player(0, { line: '667', readMs: 8000 }), player(0, { line: '668' })], 0, 3000);
  expect(said()).toBe('Time is up. Waiting for 1 caller, who heard the question later');
  screen.getByText('At most 5 seconds more');
  cleanup();
  expect(shown([player(25), player(25, { readMs: 4000 })], 0)()).toContain('Waiting for 2 players: callers, and');
  screen.getByText('At most 9 seconds more');
});

it('knows how long it has waited when it is opened within', () => {
  shown([player(50)], 0, 7000);
  screen.getByText('At most 3 seconds more');
});
