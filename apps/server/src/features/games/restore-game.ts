import { mapSettingsMedia, RESTORE_WINDOW_MS, settingsMedia, type GameId, type GameSummary } from '@qc/contract';
import { findMedia } from '#features/media';
import { clearLostMedia, findSlidesOfGame, updateSlide } from '#features/slides';
import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { gameAccess, hasRight } from './access/game-policy.ts';
import type { GameSettings } from './game-settings.ts';
import { findBuriedGame, unburyGame, type StoredGame } from './game-store.ts';
import { showSummary, viewer } from './game-view.ts';

/** Undoes the deletion of a game, up to a day after it; media deleted meanwhile are left out. */
export async function restoreGame(platform: Platform, actor: Actor, id: GameId): Promise<Result<GameSummary>> {
  const now = platform.now();
  return inTransaction(platform.db, async (trx) => {
    const game = await findBuriedGame(trx, id, now - RESTORE_WINDOW_MS);
    const access = game && gameAccess(actor, game, false);
    if (!game || !access || !hasRight(access, 'delete')) return refuse('notFound');
    const restored = await unburyGame(trx, id, await settingsWithoutLost(trx, game), now);
    if (!restored) return refuse('notFound');
    await clearSlides(trx, id, now);
    return succeed(await showSummary(trx, viewer(platform, actor), restored));
  });
}

async function settingsWithoutLost(trx: Db, game: StoredGame): Promise<GameSettings> {
  const files = await findMedia(
    trx,
    settingsMedia(game.settings).map(({ ref }) => ref._id),
  );
  return mapSettingsMedia(game.settings, ({ ref }) => (files.has(ref._id) ? ref : null));
}

async function clearSlides(trx: Db, id: GameId, now: number): Promise<void> {
  for (const { question, content } of await findSlidesOfGame(trx, id)) {
    const cleared = await clearLostMedia(trx, content);
    if (JSON.stringify(cleared) !== JSON.stringify(content)) {
      await updateSlide(trx, { id: question._id, version: question.version, content: cleared }, now);
    }
  }
}
