import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepWords } from '@qc/words/keep-words';
import { newSpokenPart, type FileReply, type Game, type GameId } from '@qc/contract';
import { needsHost } from '@qc/engine';
import { allowGame, getRunnableGame } from '#features/games';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { packedWith } from './export-game-local.ts';
import { packGame } from './pack-game.ts';
import { keepNeededFonts } from './solo-fonts.ts';
import { fillPage } from './solo-page.ts';
import { writeGameFile } from './write-game-file.ts';

/**
 * The game as one page that plays alone: right answers and media are in it, films of video sites stay links. Refuses
 * `notFound`, `forbidden`, `gameDisabled`, `gameHasGaps`, `slidesNeedHost`, and `unavailable` when the web build has no such page.
 */
export async function exportGameWeb(
  platform: Platform,
  webFolder: string,
  actor: Actor,
  id: GameId,
): Promise<Result<FileReply>> {
  const allowed = await allowGame(platform.db, actor, id, 'exportWeb');
  if (!allowed.ok) return allowed;
  const found = await getRunnableGame(platform, actor, id);
  if (!found.ok) return found;
  const game = withoutHall(found.value.game);
  if (needsHost(game.questions)) return refuse('slidesNeedHost');
  const page = await readPage(join(webFolder, 'solo.html'));
  if (page === null) return refuse('unavailable');
  const packed = packGame(game, { ...(await packedWith(platform, game)), licence: null, forPlayers: true });
  const said = keepWords(page, game.language);
  const lean = keepNeededFonts(said, game.language, JSON.stringify(packed.head));
  const file = fillPage(lean, game.name, writeGameFile(platform, packed));
  if (file === null) return refuse('unavailable');
  return succeed({ fileName: `${game.name}.html`, file });
}

/** Nobody calls a page, and nobody gathers before it: what is said on the telephone or shown in a lobby would only make it heavier. */
function withoutHall(game: Game): Game {
  return { ...game, lobbySlides: [], questions: game.questions.map((slide) => ({ ...slide, ...newSpokenPart() })) };
}

async function readPage(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
