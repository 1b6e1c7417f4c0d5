import type { Done, GameId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { allowGame } from './access/allow-game.ts';
import { buryGame } from './game-store.ts';

/**
 * Deletes a game; `restoreGame` brings it back for a day, with those who may edit it. A room that runs it goes on: it
 * has its own copy. Refuses `forbidden` to whom it is only shared with.
 */
export async function deleteGame(platform: Platform, actor: Actor, id: GameId): Promise<Result<Done>> {
  const allowed = await allowGame(platform.db, actor, id, 'delete');
  if (!allowed.ok) return allowed;
  return (await buryGame(platform.db, id, platform.now())) ? succeed({ ok: true }) : refuse('notFound');
}
