import { textsIn } from '#platform/words';
import { setLanguage } from '#platform/i18n';
import { TestRouter } from '#ui/testing/test-router';
import { UiProvider } from '#ui/ui-provider';
import { RoomId } from '@qc/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RunResult } from './run-result.tsx';

const summary = {
  ...{ _id: 'result-00001', game: null, name: 'Seas', startedAt: 1, endedAt: 2, playersCount: 2, questionsCount: 1 },
  ...{ rightShare: 0.5, pace: 'live' },
};
const fetched = vi.fn<typeof fetch>();
let results: object[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  results = [];
  fetched.mockImplementation(async () => Response.json({ results, count: results.length }));
  setLanguage('en', { remember: false });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
        <TestRouter>
          <RunResult roomId={RoomId.parse('room-00000001')} />
        </TestRouter>
      </UiProvider>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

it('waits for the result of this very room, then leads to its report', async () => {
  await pass(100);
  expect(screen.getByRole('status').textContent).toBe('The game has ended. The results are being saved…');
  expect(screen.queryByRole('link')).toBeNull();
  results = [summary];
  await pass(1000);
  expect(String(fetched.mock.lastCall?.[0])).toContain('room=room-00000001');
  expect(link('See the results')).toBe('/en/results/result-00001');
  expect(screen.getByRole('status').textContent).toBe('The game has ended. The results are saved.');
  const asked = fetched.mock.calls.length;
  await pass(30_000);
  expect(fetched.mock.calls.length, 'asked no more').toBe(asked);
});

it('offers the list where saving takes long, and the report all the same when it comes', async () => {
  await pass(13_000);
  expect(link('To all results')).toBe('/en/results');
  expect(screen.getByRole('status').textContent).toContain('longer than usual');
  results = [summary];
  await pass(6000);
  expect(link('See the results')).toBe('/en/results/result-00001');
});
