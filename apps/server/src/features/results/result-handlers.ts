import type { HandlersOf } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { succeed } from '#platform/result';
import { deleteGameResult } from './delete-result.ts';
import { getGameResult } from './get-result.ts';
import { findResults } from './result-store.ts';

/** The calls under /GameResult. */
export function resultHandlers(
  platform: Platform,
): HandlersOf<'listGameResults' | 'getGameResult' | 'deleteGameResult'> {
  return {
    listGameResults: async (call) =>
      succeed(await findResults(platform.db, { ...call.query, userId: signedIn(call).userId })),
    getGameResult: async (call) => getGameResult(platform, signedIn(call), call.params.id),
    deleteGameResult: async (call) => deleteGameResult(platform, signedIn(call), call.params.id),
  };
}
