import type { Handlers } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { whenDone } from '#platform/result';
import { createGame } from './create-game.ts';
import { createGameFromTemplate } from './copies/create-game-from-template.ts';
import { deleteGame } from './delete-game.ts';
import { getGameChanges } from './get-game-changes.ts';
import { getGame } from './get-game.ts';
import { listGames } from './lists/list-games.ts';
import { listSharedGames } from './lists/list-shared-games.ts';
import { listTemplates } from './lists/list-templates.ts';
import { replicateGame } from './copies/replicate-game.ts';
import { restoreGame } from './restore-game.ts';
import { saveGame } from './save-game.ts';
import { showManyGames } from './lists/show-many-games.ts';

/** The calls under /game. `onMail`: a letter waits. */
export function gameHandlers(platform: Platform, onMail: () => void) {
  return {
    listGames: async (call) => listGames(platform, signedIn(call), call.query),
    getGame: async (call) => getGame(platform, signedIn(call), call.params.id),
    getGameChanges: async (call) => getGameChanges(platform, signedIn(call), call.params.id),
    showManyGames: async (call) => showManyGames(platform, signedIn(call), call.query.ids),
    listSharedGames: async (call) => listSharedGames(platform, signedIn(call), call.query),
    listTemplates: async (call) => listTemplates(platform, signedIn(call), call.query.language),
    createGameFromTemplate: async (call) => createGameFromTemplate(platform, signedIn(call), call.params.id, call.body),
    createGame: async (call) => createGame(platform, signedIn(call), call.body),
    saveGame: async (call) => {
      const { version: _version, ...changes } = call.body;
      return whenDone(saveGame(platform, signedIn(call), call.params.id, changes, call.ifMatch), onMail);
    },
    deleteGame: async (call) => deleteGame(platform, signedIn(call), call.params.id),
    restoreGame: async (call) => restoreGame(platform, signedIn(call), call.params.id),
    replicateGame: async (call) => replicateGame(platform, signedIn(call), call.params.id),
  } satisfies Partial<Handlers>;
}
