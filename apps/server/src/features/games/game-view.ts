import type { Game, GameSummary, MediaRef } from '@qc/contract';
import { checkGame } from '@qc/engine';
import {
  contentMedia,
  countGaps,
  findSlidesById,
  findSlidesOfGame,
  hideLostLabels,
  type StoredSlide,
} from '#features/slides';
import type { Db } from '#platform/db/tables';
import { findOpenCodes } from './game-list-store.ts';
import type { StoredGame } from './game-store.ts';

/** A thumbnail is looked for in this many slides from the start, so that a list of large games stays cheap. */
const THUMBNAIL_SLIDES = 12;

/** The game with its slides in order, as the contract gives it. */
export async function showGame(db: Db, game: StoredGame): Promise<Game> {
  const slides = byId(await findSlidesOfGame(db, game.id));
  const ordered = game.order.flatMap((id) => slides.get(id) ?? []);
  const codes = await findOpenCodes(db, [game.id]);
  const summary = toSummary(game, {
    code: codes.get(game.id) ?? null,
    thumbnail: firstPicture(game, ordered),
    gapsCount: checkGame({ name: game.name, questions: ordered.map(({ question }) => question) }).length,
  });
  return {
    ...summary,
    questionsCount: ordered.length,
    questions: await hideLostLabels(
      db,
      ordered.map(({ question }) => question),
    ),
  };
}

/** Games as lists give them, each with its thumbnail and the code of its open room. */
export async function showSummaries(db: Db, games: readonly StoredGame[]): Promise<GameSummary[]> {
  const bare = games.filter((game) => !game.settings.backgroundImage);
  const slides = byId(
    await findSlidesById(
      db,
      bare.flatMap((game) => game.order.slice(0, THUMBNAIL_SLIDES)),
    ),
  );
  const ids = games.map((game) => game.id);
  const codes = await findOpenCodes(db, ids);
  const gaps = await countGaps(db, ids);
  return games.map((game) => {
    const first = game.order.slice(0, THUMBNAIL_SLIDES).flatMap((id) => slides.get(id) ?? []);
    return toSummary(game, {
      code: codes.get(game.id) ?? null,
      thumbnail: firstPicture(game, first),
      gapsCount: game.order.length === 0 ? 1 : (gaps.get(game.id) ?? 0),
    });
  });
}

/** One game as lists give it. */
export async function showSummary(db: Db, game: StoredGame): Promise<GameSummary> {
  const [summary] = await showSummaries(db, [game]);
  if (!summary) throw new Error('a game must give one summary');
  return summary;
}

function toSummary(game: StoredGame, seen: Pick<GameSummary, 'code' | 'thumbnail' | 'gapsCount'>): GameSummary {
  return {
    ...game.settings,
    _id: game.id,
    user: game.userId,
    name: game.name,
    type: game.settings.setting.gameType,
    ...seen,
    generic: game.generic,
    disabled: game.disabled,
    numOfShares: game.numOfShares,
    questionsCount: game.order.length,
    version: game.version,
    createdAt: game.createdAtMs,
    updatedAt: game.updatedAtMs,
  };
}

function firstPicture(game: StoredGame, slides: readonly StoredSlide[]): MediaRef | null {
  const inSlides = () => slides.flatMap(({ content }) => contentMedia(content)).find((ref) => ref.type === 'image');
  return game.settings.backgroundImage ?? inSlides() ?? game.settings.logo;
}

function byId(slides: readonly StoredSlide[]): Map<string, StoredSlide> {
  return new Map(slides.map((slide) => [slide.question._id, slide]));
}
