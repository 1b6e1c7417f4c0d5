import { directionOf, isAdminRole, type FieldProblem, type Game, type GameChanges, type GameId } from '@qc/contract';
import { claimMedia } from '#features/media';
import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { mayEditGame } from './game-policy.ts';
import { GameSettings, settingsMedia } from './game-settings.ts';
import { findGame, updateGame, type StoredGame } from './game-store.ts';
import { showGame } from './game-view.ts';

/**
 * Changes settings or the order of slides, starting from `version`. Refuses `notFound`; `staleVersion` with the game
 * as it is now; `invalidInput` when `questions` is not exactly the game's slides or a medium is not the owner's;
 * `forbidden` when anyone but an admin changes `generic`.
 */
export async function saveGame(
  platform: Platform,
  actor: Actor,
  id: GameId,
  changes: GameChanges,
  version: number | null,
): Promise<Result<Game>> {
  return inTransaction(platform.db, async (trx) => {
    const game = await findGame(trx, id);
    if (!game || !mayEditGame(actor, game)) return refuse('notFound');
    if (version === null) return refuse('versionRequired');
    if (game.version !== version) return refuse('staleVersion', { current: await showGame(trx, game) });
    const { name, questions, generic, ...settings } = changes;
    if (generic !== undefined && generic !== game.generic && !isAdminRole(actor.role)) return refuse('forbidden');
    if (questions && !isSameSet(questions, game.order)) {
      return refuse('invalidInput', { fields: [{ path: 'questions', code: 'notThisGame' }] });
    }
    const merged = await mergeSettings(trx, actor, game, settings);
    if (!merged.ok) return merged;
    const write = {
      name: name ?? game.name,
      settings: merged.value,
      generic: generic ?? game.generic,
      order: questions ?? game.order,
    };
    const saved = await updateGame(trx, id, version, write, platform.now());
    if (saved) return succeed(await showGame(trx, saved));
    // Somebody was quicker between the read and the write (PostgreSQL only).
    const now = await findGame(trx, id);
    return now ? refuse('staleVersion', { current: await showGame(trx, now) }) : refuse('notFound');
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
  const wanted = settingsMedia(settings);
  const files = await claimMedia(
    trx,
    wanted.map(({ ref }) => ref),
    { owners: [actor.userId, game.userId], kept: new Set(settingsMedia(game.settings).map(({ ref }) => ref._id)) },
  );
  const problems: FieldProblem[] = [];
  for (const { path, ref } of wanted) {
    const file = files.get(ref._id);
    if (file?.type === 'image') settings[path] = { ...file, alt: ref.alt };
    else problems.push({ path, code: 'unknownMedia' });
  }
  return problems.length > 0 ? refuse('invalidInput', { fields: problems }) : succeed(settings);
}

function isSameSet(asked: readonly string[], own: readonly string[]): boolean {
  const rest = new Set(own);
  return asked.length === own.length && asked.every((id) => rest.delete(id));
}
