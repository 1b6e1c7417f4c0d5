import type { FileReply, GameId, Language } from '@qc/contract';
import { findCategoryNames } from '#features/categories';
import { allowGame, getGame } from '#features/games';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { toExcelRow } from './excel-sheet.ts';
import { writeExcel } from './write-excel.ts';

/** The questions of a game that a sheet can carry, in the asked language or the game's own. Refuses `notFound`, `gameBlocked`. */
export async function exportGameExcel(
  platform: Platform,
  actor: Actor,
  id: GameId,
  asked: Language | undefined,
): Promise<Result<FileReply>> {
  const allowed = await allowGame(platform.db, actor, id, 'exportExcel');
  if (!allowed.ok) return allowed;
  if (allowed.value.game.blocked) return refuse('gameBlocked');
  const found = await getGame(platform, actor, id);
  if (!found.ok) return found;
  const game = found.value;
  const language = asked ?? game.language;
  const categories = await findCategoryNames(platform.db, [...new Set(game.questions.flatMap(({ labels }) => labels))]);
  const rows = game.questions.flatMap((slide) => toExcelRow(slide, language, categories) ?? []);
  return succeed({ fileName: `${game.name}.xlsx`, file: await writeExcel(language, rows, { guide: false }) });
}
