import type { EndedRun } from '#features/rooms';
import type { Platform } from '#platform/platform';
import { keepResult } from './keep-result.ts';

/** Keeps the result of a live run that is over. The same run again changes nothing. */
export async function storeRunResult(platform: Platform, { roomId, gameId, userId, state }: EndedRun): Promise<void> {
  await keepResult(platform, { roomId, gameId, userId, state });
}
