import {
  SLIDE_TYPES,
  deviceOf,
  type Game,
  type GameId,
  type GameSummary,
  type MediaRef,
  type DrawnSlide,
} from '@qc/contract';
import { checkGame, checkHost } from '@qc/engine';
import {
  countGaps,
  countTypes,
  drawSlide,
  findMiniGameLinks,
  findPictures,
  findSlidesById,
  findSlidesOfGame,
  firstPicture,
  hideLostLabels,
} from '#features/slides';
import type { Db } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { findGivers, findSharers } from './access/game-access-store.ts';
import { findOpenCodes, findPage, type GamePage, type LivingGames } from './lists/game-list-store.ts';
import { gameAccess } from './access/game-policy.ts';
import type { StoredGame } from './game-store.ts';

/** A thumbnail is looked for in this many slides from the start, so that a list of large games stays cheap. */
const THUMBNAIL_SLIDES = 12;
type Holding = Pick<GameSummary, 'access' | 'sharedBy'>;

/** Who looks, and by what a game is judged: hosts whose mini-games the house embeds. */
export interface Viewer {
  actor: Actor;
  miniGameHosts: readonly string[];
}

/** A person who looks at games of this house. */
export function viewer({ config }: Platform, actor: Actor): Viewer {
  return { actor, miniGameHosts: config.miniGameHosts };
}

/** The game with its slides in order, as the contract gives it to this person. */
export async function showGame(db: Db, by: Viewer, game: StoredGame): Promise<Game> {
  const slides = new Map((await findSlidesOfGame(db, game.id)).map((slide) => [slide.question._id, slide]));
  const ordered = game.order.flatMap((id) => slides.get(id) ?? []);
  const codes = await findOpenCodes(db, [game.id]);
  const [holding] = await findHoldings(db, by.actor, [game]);
  const summary = toSummary(game, {
    ...(holding ?? NO_HOLDING),
    code: codes.get(game.id) ?? null,
    thumbnail: toThumbnail(
      game,
      ordered.map(({ content }) => firstPicture(content)),
    ),
    cover: ordered[0] ? drawSlide(ordered[0].content) : null,
    gapsCount: checkGame({
      name: game.name,
      setting: game.settings.setting,
      questions: ordered.map(({ question }) => question),
      miniGameHosts: by.miniGameHosts,
    }).length,
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

/** One page of these games as lists give it to this person, and the exact number of them all. */
export async function showPage(
  db: Db,
  by: Viewer,
  games: LivingGames,
  page: GamePage,
): Promise<{ games: GameSummary[]; count: number }> {
  const found = await findPage(games, page);
  return { games: await showSummaries(db, by, found.games), count: found.count };
}

/** Games as lists give them to this person, each with its thumbnail and the code of its open room. */
export async function showSummaries(db: Db, by: Viewer, games: readonly StoredGame[]): Promise<GameSummary[]> {
  const first = (game: StoredGame) => (game.settings.backgroundImage ? [] : game.order.slice(0, THUMBNAIL_SLIDES));
  const pictures = await findPictures(db, games.flatMap(first));
  const covers = await findCovers(db, games);
  const ids = games.map((game) => game.id);
  const codes = await findOpenCodes(db, ids);
  const gaps = await countGaps(db, ids);
  const strange = await countStrangeSlides(db, games);
  const refused = await countRefusedHosts(db, ids, by.miniGameHosts);
  const holdings = await findHoldings(db, by.actor, games);
  return games.map((game, i) =>
    toSummary(game, {
      ...(holdings[i] ?? NO_HOLDING),
      code: codes.get(game.id) ?? null,
      thumbnail: toThumbnail(
        game,
        first(game).map((id) => pictures.get(id)),
      ),
      cover: covers.get(game.id) ?? null,
      gapsCount:
        game.order.length === 0
          ? 1
          : (gaps.get(game.id) ?? 0) + (strange.get(game.id) ?? 0) + (refused.get(game.id) ?? 0),
    }),
  );
}

async function findCovers(db: Db, games: readonly StoredGame[]): Promise<Map<GameId, DrawnSlide>> {
  const slides = await findSlidesById(
    db,
    games.flatMap(({ order }) => order.slice(0, 1)),
  );
  const drawn = new Map(slides.map(({ question, content }) => [question._id, drawSlide(content)]));
  return new Map(
    games.flatMap(({ id, order: [first] }) => {
      const cover = first && drawn.get(first);
      return cover ? [[id, cover] as const] : [];
    }),
  );
}

/** One game as lists give it to this person. */
export async function showSummary(db: Db, by: Viewer, game: StoredGame): Promise<GameSummary> {
  const [summary] = await showSummaries(db, by, [game]);
  if (!summary) throw new Error('a game must give one summary');
  return summary;
}

/** Slides of types that the game's devices cannot play, which is a gap of the game and not of the slide. */
async function countStrangeSlides(db: Db, games: readonly StoredGame[]): Promise<Map<string, number>> {
  const known = new Map(games.map(({ id, settings }) => [id, deviceOf(settings.setting.gameType).slides]));
  const limited = games.filter(({ id }) => (known.get(id)?.length ?? 0) < SLIDE_TYPES.length).map(({ id }) => id);
  const strange = new Map<string, number>();
  for (const { gameId, type, count } of await countTypes(db, limited)) {
    const plays = games.some(({ id }) => id === gameId && known.get(id)?.some((one) => one === type));
    if (gameId !== null && !plays) strange.set(gameId, (strange.get(gameId) ?? 0) + count);
  }
  return strange;
}

/** Mini-games of sites that the house does not embed: a gap of the house's list, which may change without the slide. */
async function countRefusedHosts(
  db: Db,
  ids: readonly GameId[],
  hosts: readonly string[],
): Promise<Map<GameId, number>> {
  const refused = new Map<GameId, number>();
  for (const { gameId, link } of await findMiniGameLinks(db, ids)) {
    if (checkHost(link, hosts) === 'refused') refused.set(gameId, (refused.get(gameId) ?? 0) + 1);
  }
  return refused;
}

/** Of a template that is somebody else's: the least a list can say. */
const NO_HOLDING: Holding = { access: 'runner', sharedBy: null };

async function findHoldings(db: Db, actor: Actor, games: readonly StoredGame[]): Promise<Holding[]> {
  const foreign = games.filter((game) => game.userId !== actor.userId).map((game) => game.id);
  const sharers = await findSharers(db, foreign, actor.userId);
  const copies = games.flatMap(({ readOnly, shareId }) => (readOnly && shareId !== null ? [shareId] : []));
  const givers = await findGivers(db, copies);
  return games.map((game) => {
    const access = gameAccess(actor, game, sharers.has(game.id)) ?? NO_HOLDING.access;
    const giver = game.readOnly && game.shareId !== null ? givers.get(game.shareId) : undefined;
    return { access, sharedBy: sharers.get(game.id) ?? giver ?? null };
  });
}

function toSummary(
  game: StoredGame,
  seen: Holding & Pick<GameSummary, 'code' | 'thumbnail' | 'cover' | 'gapsCount'>,
): GameSummary {
  return {
    ...game.settings,
    _id: game.id,
    user: game.userId,
    name: game.name,
    type: game.settings.setting.gameType,
    ...seen,
    generic: game.generic,
    disabled: game.disabled || game.blocked,
    blocked: game.blocked,
    numOfShares: game.numOfShares,
    questionsCount: game.order.length,
    version: game.version,
    createdAt: game.createdAtMs,
    updatedAt: game.updatedAtMs,
  };
}

/** The game's own background, else the first picture of its slides, else its logo. */
function toThumbnail(game: StoredGame, pictures: readonly (MediaRef | undefined)[]): MediaRef | null {
  return game.settings.backgroundImage ?? pictures.find((picture) => picture !== undefined) ?? game.settings.logo;
}
