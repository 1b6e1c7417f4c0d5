import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileReply, GameId, RunnerPage } from '@qc/contract';
import { allowGame, getRunnableGame } from '#features/games';
import { publicAddress } from '#features/settings';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { packedWith } from './export-game-local.ts';
import { issueLicence } from './issue-licence.ts';
import { packGame } from './pack-game.ts';
import { keepNeededFonts } from './solo-fonts.ts';
import { findPlace, fillPage } from './solo-page.ts';
import { jsonText, mediumBase64 } from './write-game-file.ts';

/** What is exported, where its result goes back to, and the press of the button that asked for it. */
export interface RunnerRequest {
  id: GameId;
  /** Where the person's pages are, for a server that does not know its own address. */
  origin: string;
  key?: string | undefined;
}

/**
 * The game with a paid licence for one run as one page that holds a hall without internet: console and big screen.
 * Refuses `notFound`, `forbidden`, `gameBlocked`, `gameDisabled`, `gameHasGaps`, `unavailable` when the web build has no
 * such page, all before anything is paid, and what the licence refuses.
 */
export async function exportGameRunner(
  platform: Platform,
  webFolder: string,
  actor: Actor,
  { id, origin, key }: RunnerRequest,
): Promise<Result<FileReply>> {
  const allowed = await allowGame(platform.db, actor, id, 'exportLocal');
  if (!allowed.ok) return allowed;
  const found = await getRunnableGame(platform, actor, id);
  if (!found.ok) return found;
  const { game } = found.value;
  const page = await readFile(join(webFolder, 'local.html'), 'utf8').catch(() => '');
  if (findPlace(page) === null) return refuse('unavailable');
  const belongings = await packedWith(platform, game);
  const licence = await issueLicence(platform, actor, { game: allowed.value.game, exported: game, key });
  if (!licence.ok) return licence;
  const { head, media } = packGame(game, { ...belongings, licence: licence.value });
  const carried: RunnerPage = {
    origin: (await publicAddress(platform)) ?? origin,
    file: { ...head, media: media.map(({ about }) => ({ ...about, data: '' })) },
  };
  const lean = keepNeededFonts(page, game.language, JSON.stringify(head));
  const file = fillPage(lean, game.name, content());
  return file ? succeed({ fileName: `${game.name}.html`, file }) : refuse('unavailable');

  /** The game, and the bytes of each medium in an element of its own: the page never holds all of them as one text. */
  async function* content(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(jsonText(carried));
    for (const medium of media) {
      if (medium.about.provider !== 'file') continue;
      yield Buffer.from(`</script><script type="text/plain" data-media="${medium.about.key}">`);
      yield* mediumBase64(platform, medium);
    }
  }
}
