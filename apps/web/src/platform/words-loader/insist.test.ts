import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { insist } from './index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const away = new TypeError('Failed to fetch dynamically imported module');

it('tries again until what is fetched has come', async () => {
  const fetching = vi.fn<() => Promise<string>>().mockRejectedValueOnce(away).mockRejectedValueOnce(away);
  fetching.mockResolvedValue('words');
  const coming = insist(fetching);
  await vi.runAllTimersAsync();
  expect(await coming).toBe('words');
  expect(fetching).toHaveBeenCalledTimes(3);
});

it('gives up with a network, and waits for as long as there is none', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const fetching = vi.fn<() => Promise<string>>().mockRejectedValue(away);
  const ended = vi.fn<(error: unknown) => void>();
  void insist(fetching).catch(ended);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toHaveBeenCalledWith(away);
});
