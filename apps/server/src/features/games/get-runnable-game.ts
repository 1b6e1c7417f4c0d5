import type { Game, GameId } from '@qc/contract';
import { checkGame, type Gap } from '@qc/engine';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { allowGame } from './access/allow-game.ts';
import { showGame, viewer } from './game-view.ts';

/**
 * A game that may be run now, by whoever holds it. Refuses `notFound`, `gameBlocked`, `gameDisabled`, and `gameHasGaps`: `fields` says where and what, as
 * check-game does, and `details` the same in one line each.
 */
export async function getRunnableGame(platform: Platform, actor: Actor, id: GameId): Promise<Result<{ game: Game }>> {
  const allowed = await allowGame(platform.db, actor, id, 'run');
  if (!allowed.ok) return allowed;
  const game = await showGame(platform.db, viewer(platform, actor), allowed.value.game);
  if (game.blocked) return refuse('gameBlocked');
  if (game.disabled) return refuse('gameDisabled');
  const gaps = checkGame({ ...game, miniGameHosts: platform.config.miniGameHosts });
  if (gaps.length > 0) {
    const fields = gaps.map((gap) => ({ path: pathOf(gap), code: gap.code }));
    return refuse('gameHasGaps', { fields, details: fields.map(({ path, code }) => `${path}: ${code}`) });
  }
  return succeed({ game });
}

function pathOf({ slide, field, answer }: Gap): string {
  if (slide === null) return field;
  return ['questions', slide, field, ...(answer === undefined ? [] : [answer])].join('.');
}
