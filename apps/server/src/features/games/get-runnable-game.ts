import type { Game, GameId } from '@qc/contract';
import { checkGame, type Gap } from '@qc/engine';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { getGame } from './get-game.ts';

/**
 * A game that may be run now. Refuses `notFound`, `gameDisabled`, and `gameHasGaps`: `fields` says where and what, as
 * check-game does, and `details` the same in one line each.
 */
export async function getRunnableGame(platform: Platform, actor: Actor, id: GameId): Promise<Result<{ game: Game }>> {
  const found = await getGame(platform, actor, id);
  if (!found.ok) return found;
  const game = found.value;
  if (game.disabled) return refuse('gameDisabled');
  const gaps = checkGame(game);
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
