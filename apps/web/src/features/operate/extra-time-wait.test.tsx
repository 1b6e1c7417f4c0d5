import { setLanguage } from '#platform/i18n';
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
const shown = (awaited: number) => {
  const clock = { limitMs: 20_000, remainingMs: 5000, atMs: performance.now() };
  render(
    <UiProvider direction="ltr" styleNonce="">
      <ExtraTimeWait clock={clock} awaited={awaited} />
    </UiProvider>,
  );
  return () => screen.getByRole('status').textContent;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('says whom it waits for once the clock is over', async () => {
  const said = shown(2);
  await pass(4900);
  expect(said()).toBe('');
  await pass(200);
  expect(said()).toBe('Time is up. Waiting for 2 players with extra time');
});

it('says nothing where nobody has extra time', async () => {
  const said = shown(0);
  await pass(6000);
  expect(said()).toBe('');
});
