import { directionOf } from '@qc/words';
import type { Game, GameId, NewGame } from '@qc/contract';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { accessTo } from '../access/allow-game.ts';
import { copyGame } from './copy-game.ts';
import { hasRight } from '../access/game-policy.ts';
import { findGame } from '../game-store.ts';
import { showGame, viewer } from '../game-view.ts';

/**
 * A new game with the slides and looks of a template; language and devices as asked. Refuses `notFound` for a game
 * that is no template, or one that is switched off, unless the caller may copy it anyway; then `gameBlocked` for one
 * that an admin blocked.
 */
export async function createGameFromTemplate(
  platform: Platform,
  actor: Actor,
  id: GameId,
  fields: NewGame,
): Promise<Result<Game>> {
  return inTransaction(platform.db, async (trx) => {
    const template = await findGame(trx, id);
    if (!template) return refuse('notFound');
    if (!template.generic || template.disabled || template.blocked) {
      const access = await accessTo(trx, actor, template);
      if (!access) return refuse('notFound');
      if (!hasRight(access, 'replicate')) return refuse('forbidden');
      if (template.blocked) return refuse('gameBlocked');
    }
    const language = fields.language ?? template.settings.language;
    const direction = language === template.settings.language ? template.settings.direction : directionOf(language);
    const settings = { ...template.settings, language, direction, setting: { gameType: fields.setting.gameType } };
    const game = await copyGame(trx, platform, template, { userId: actor.userId, name: fields.name, settings });
    return succeed(await showGame(trx, viewer(platform, actor), game));
  });
}
