import type { FileReply, Game, GameId } from '@qc/contract';
import { findCategoryNames } from '#features/categories';
import { allowGame, getGame } from '#features/games';
import { findStoredMedia } from '#features/media';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { issueLicence } from './issue-licence.ts';
import { packGame, usedMedia, type PackedWith } from './pack-game.ts';
import { writeGameFile } from './write-game-file.ts';

/**
 * The whole game as one file: a backup, free and with whatever gaps it has; or, when `licence` is asked for, with paid
 * leave to run it once. Refuses `notFound`, `forbidden`, `gameBlocked`, `gameDisabled`, and with a licence
 * `gameHasGaps`, `keyUsed`, `outOfCredits`, `remotesDisabled`.
 */
export async function exportGameLocal(
  platform: Platform,
  actor: Actor,
  { id, licence: wanted, key }: { id: GameId; licence: boolean; key?: string | undefined },
): Promise<Result<FileReply>> {
  const allowed = await allowGame(platform.db, actor, id, 'exportLocal');
  if (!allowed.ok) return allowed;
  if (allowed.value.game.blocked) return refuse('gameBlocked');
  if (allowed.value.game.disabled) return refuse('gameDisabled');
  const found = await getGame(platform, actor, id);
  if (!found.ok) return found;
  const belongings = await packedWith(platform, found.value);
  const request = { game: allowed.value.game, exported: found.value, key };
  const licence = wanted ? await issueLicence(platform, actor, request) : succeed(null);
  if (!licence.ok) return licence;
  const packed = packGame(found.value, { ...belongings, licence: licence.value });
  return succeed({ fileName: `${found.value.name}.json`, file: writeGameFile(platform, packed) });
}

/** What goes into a file beside the game itself. */
export async function packedWith(platform: Platform, game: Game): Promise<Omit<PackedWith, 'licence'>> {
  const labels = [...new Set(game.questions.flatMap((slide) => slide.labels))];
  return {
    stored: await findStoredMedia(platform.db, usedMedia(game)),
    categories: await findCategoryNames(platform.db, labels),
    exportedAt: platform.now(),
  };
}
