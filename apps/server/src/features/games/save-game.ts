import { directionOf } from '@qc/words';
import { isAdminRole, settingsMedia, type Game, type GameChanges, type GameId } from '@qc/contract';
import { setSlideLanguage } from '#features/slides';
import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { allowGame } from './access/allow-game.ts';
import { GameSettings } from './game-settings.ts';
import { findGame, updateGame, type StoredGame } from './game-store.ts';
import { showGame, viewer } from './game-view.ts';
import { changeBlock, judgeSwitches } from './access/house-block.ts';
import { resolveSettings } from './resolve-settings.ts';

/**
 * Changes settings or the order of slides, starting from `version`. Refuses `notFound`; `staleVersion` with the game
 * as it is now; `invalidInput` when `questions` is not exactly the game's slides or a medium is not the owner's;
 * `forbidden` when anyone but an admin changes `generic` or `blocked`, or somebody it is only shared with changes
 * `disabled`; `gameBlocked` when its owner does while an admin's block stands. Its slides follow its language.
 */
export async function saveGame(
  platform: Platform,
  actor: Actor,
  id: GameId,
  changes: GameChanges,
  version: number | null,
): Promise<Result<Game>> {
  return inTransaction(platform.db, async (trx) => {
    const allowed = await allowGame(trx, actor, id, 'edit');
    if (!allowed.ok) return allowed;
    const { game } = allowed.value;
    if (version === null) return refuse('versionRequired');
    if (game.version !== version)
      return refuse('staleVersion', { current: await showGame(trx, viewer(platform, actor), game) });
    const { name, questions, generic = game.generic, disabled, blocked, ...settings } = changes;
    if (generic !== game.generic && !isAdminRole(actor.role)) return refuse('forbidden');
    const switches = judgeSwitches(actor, allowed.value, { disabled, blocked });
    if (!switches.ok) return switches;
    if (questions && !isSameSet(questions, game.order)) {
      return refuse('invalidInput', { fields: [{ path: 'questions', code: 'notThisGame' }] });
    }
    const merged = await mergeSettings(trx, actor, game, settings);
    if (!merged.ok) return merged;
    const write = {
      name: name ?? game.name,
      settings: merged.value,
      generic,
      disabled: switches.value.disabled,
      order: questions ?? game.order,
      by: actor.userId,
    };
    if (switches.value.blocked !== game.blocked) {
      await changeBlock(trx, platform, actor, { game, blocked: switches.value.blocked });
    }
    const saved = await updateGame(trx, id, version, write, platform.now());
    if (saved && saved.settings.language !== game.settings.language) {
      await setSlideLanguage(trx, id, saved.settings.language);
    }
    if (saved) return succeed(await showGame(trx, viewer(platform, actor), saved));
    // Somebody was quicker between the read and the write (PostgreSQL only).
    const now = await findGame(trx, id);
    return now
      ? refuse('staleVersion', { current: await showGame(trx, viewer(platform, actor), now) })
      : refuse('notFound');
  });
}

async function mergeSettings(
  trx: Db,
  actor: Actor,
  game: StoredGame,
  changes: Partial<GameSettings>,
): Promise<Result<GameSettings>> {
  const direction = changes.direction ?? (changes.language ? directionOf(changes.language) : game.settings.direction);
  const settings = GameSettings.parse({ ...game.settings, ...changes, direction });
  const kept = new Set(settingsMedia(game.settings).map(({ ref }) => ref._id));
  return resolveSettings(trx, settings, { owners: [actor.userId, game.userId], kept });
}

function isSameSet(asked: readonly string[], own: readonly string[]): boolean {
  const rest = new Set(own);
  return asked.length === own.length && asked.every((id) => rest.delete(id));
}
