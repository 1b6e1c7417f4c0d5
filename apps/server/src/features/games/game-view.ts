import type { Game, GameSummary, MediaRef } from '@qc/contract';
import { contentMedia, findSlidesById, findSlidesOfGame, hideLostLabels, type StoredSlide } from '#features/slides';
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
  const summary = toSummary(game, codes.get(game.id) ?? null, firstPicture(game, ordered));
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
  const codes = await findOpenCodes(
    db,
    games.map((game) => game.id),
  );
  return games.map((game) => {
    const first = game.order.slice(0, THUMBNAIL_SLIDES).flatMap((id) => slides.get(id) ?? []);
    return toSummary(game, codes.get(game.id) ?? null, firstPicture(game, first));
  });
}

/** One game as lists give it. */
export async function showSummary(db: Db, game: StoredGame): Promise<GameSummary> {
  const [summary] = await showSummaries(db, [game]);
  if (!summary) throw new Error('a game must give one summary');
  return summary;
}

function toSummary(game: StoredGame, code: string | null, thumbnail: MediaRef | null): GameSummary {
  return {
    ...game.settings,
    _id: game.id,
    user: game.userId,
    name: game.name,
    type: game.settings.setting.gameType,
    code,
    generic: game.generic,
    disabled: game.disabled,
    numOfShares: game.numOfShares,
    questionsCount: game.order.length,
    thumbnail,
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
