import type { Game, GameId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import { allowGame } from './access/allow-game.ts';
import { showGame, viewer } from './game-view.ts';

/** A game with its slides; `notFound` for one that is deleted or that the caller may not see. */
export async function getGame(platform: Platform, actor: Actor, id: GameId): Promise<Result<Game>> {
  const allowed = await allowGame(platform.db, actor, id, 'view');
  return allowed.ok ? succeed(await showGame(platform.db, viewer(platform, actor), allowed.value.game)) : allowed;
}
