import type { Handlers } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { createGameResult } from './create-result.ts';
import { deletePlayerResult } from './delete-player.ts';
import { deleteGameResult } from './delete-result.ts';
import { exportGameResultExcel } from './excel/export-result-excel.ts';
import { getGameResult } from './get-result.ts';
import { listGameResults } from './list-results.ts';
import type { ResultHooks } from './result-hooks.ts';
import { updateGameResult } from './update-result.ts';

/** The calls under /GameResult and /api/GameResult. */
export function resultHandlers(platform: Platform, hooks: ResultHooks = {}) {
  return {
    listGameResults: async (call) => listGameResults(platform, signedIn(call), call.query),
    listGameResultsApi: async (call) => listGameResults(platform, signedIn(call), call.query),
    getGameResult: async (call) => getGameResult(platform, signedIn(call), call.params.id),
    createGameResult: async (call) => createGameResult(platform, signedIn(call), call.body.result),
    updateGameResult: async (call) =>
      updateGameResult(platform, signedIn(call), call.params.id, { ...call.body, hooks }),
    exportGameResultExcel: async (call) => exportGameResultExcel(platform, signedIn(call), call.params.id, call.query),
    deletePlayerResult: async (call) =>
      deletePlayerResult(platform, signedIn(call), call.params.id, { seat: call.params.seat, hooks }),
    deleteGameResult: async (call) => deleteGameResult(platform, signedIn(call), call.params.id, hooks),
  } satisfies Partial<Handlers>;
}
