import type { Done, GameId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { mayEditGame } from './game-policy.ts';
import { buryGame, findGame } from './game-store.ts';

/** Deletes a game; `restoreGame` brings it back for a day. A room that runs it goes on: it has its own copy. */
export async function deleteGame(platform: Platform, actor: Actor, id: GameId): Promise<Result<Done>> {
  const game = await findGame(platform.db, id);
  if (!game || !mayEditGame(actor, game)) return refuse('notFound');
  return (await buryGame(platform.db, id, platform.now())) ? succeed({ ok: true }) : refuse('notFound');
}
