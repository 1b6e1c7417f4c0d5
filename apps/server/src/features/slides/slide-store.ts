import {
  GameId,
  LANGUAGES,
  newQuestion,
  QuestionContent,
  QuestionId,
  searchedWords,
  SlideType,
  UserId,
  withoutForeign,
  type Language,
  type Question,
} from '@qc/contract';
import { checkSlide } from '@qc/engine';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { searchKey } from '#platform/db/search-key';
import type { Db, QuestionTable } from '#platform/db/tables';

/** A slide with what replies leave out. */
export interface StoredSlide {
  question: Question;
  content: QuestionContent;
}
/** A deleted slide: when, and where it stood in its game. */
export interface BuriedSlide extends StoredSlide {
  deletedAtMs: number;
  place: number | null;
}
export interface NewSlide {
  id: QuestionId;
  gameId: GameId | null;
  userId: UserId;
  content: QuestionContent;
  /** Of its game; of a library question its own. */
  language: Language;
  /** Published to the library. */
  inLibrary?: boolean;
}

const StoredLanguage = z.enum(LANGUAGES);

/** Slides that are not deleted, of which nothing is selected yet. */
export function livingSlides(db: Db) {
  return db.selectFrom('question').where('question.deleted_at_ms', 'is', null);
}

/** Writes new slides, in one statement for each hundred. */
export async function insertSlides(trx: Db, slides: readonly NewSlide[], now: number): Promise<void> {
  for (let from = 0; from < slides.length; from += 100) {
    const rows = slides.slice(from, from + 100).map(({ id, gameId, userId, content, language, inLibrary }) => ({
      id,
      game_id: gameId,
      user_id: userId,
      ...contentColumns(content),
      language,
      in_library: inLibrary === true ? 1 : 0,
      version: 1,
      created_at_ms: now,
      updated_at_ms: now,
      deleted_at_ms: null,
      deleted_place: null,
    }));
    await trx.insertInto('question').values(rows).execute();
  }
}

/** One living slide, or null. */
export async function findSlide(db: Db, id: QuestionId): Promise<StoredSlide | null> {
  const row = await livingSlides(db).selectAll().where('id', '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** One deleted slide, or null. */
export async function findBuriedSlide(db: Db, id: QuestionId): Promise<BuriedSlide | null> {
  const row = await db
    .selectFrom('question')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at_ms', 'is not', null)
    .executeTakeFirst();
  if (!row || row.deleted_at_ms === null) return null;
  return { ...fromRow(row), deletedAtMs: row.deleted_at_ms, place: row.deleted_place };
}

/** The living slides of a game, in no order: the game's list gives the order. */
export async function findSlidesOfGame(db: Db, gameId: GameId): Promise<StoredSlide[]> {
  const rows = await livingSlides(db).selectAll().where('game_id', '=', gameId).execute();
  return rows.map(fromRow);
}

/** The living slides with these ids, in no order. */
export async function findSlidesById(db: Db, ids: readonly QuestionId[]): Promise<StoredSlide[]> {
  if (ids.length === 0) return [];
  const rows = await livingSlides(db).selectAll().where('id', 'in', ids).execute();
  return rows.map(fromRow);
}

/** How much is missing on the living slides of each of these games; games without gaps are left out. */
export async function countGaps(db: Db, gameIds: readonly GameId[]): Promise<Map<string, number>> {
  if (gameIds.length === 0) return new Map();
  const rows = await livingSlides(db)
    .select(['game_id', (eb) => eb.fn.sum<number | bigint | string>('gaps').as('gaps')])
    .where('game_id', 'in', gameIds)
    .where('gaps', '>', 0)
    .groupBy('game_id')
    .execute();
  return new Map(rows.flatMap(({ game_id, gaps }) => (game_id === null ? [] : [[game_id, Number(gaps)] as const])));
}

/** How many living slides of each type these games have. */
export async function countTypes(
  db: Db,
  gameIds: readonly GameId[],
): Promise<{ gameId: string | null; type: string; count: number }[]> {
  if (gameIds.length === 0) return [];
  const rows = await livingSlides(db)
    .select(['game_id', 'type', (eb) => eb.fn.countAll<number | bigint | string>().as('count')])
    .where('game_id', 'in', gameIds)
    .groupBy(['game_id', 'type'])
    .execute();
  return rows.map(({ game_id: gameId, type, count }) => ({ gameId, type, count: Number(count) }));
}

/** Contents of earlier versions may lack it. */
const MiniGameLink = z.object({ miniGame: z._default(z.string(), '') });

/** Links of the mini-games that are living slides of these games. */
export async function findMiniGameLinks(
  db: Db,
  gameIds: readonly GameId[],
): Promise<{ gameId: GameId; link: string }[]> {
  if (gameIds.length === 0) return [];
  const games = livingSlides(db).select(['game_id', 'content']).where('game_id', 'in', gameIds);
  const rows = await games.where('type', '=', 'miniGame').execute();
  return rows.map((row) => ({
    gameId: GameId.parse(row.game_id),
    link: MiniGameLink.parse(JSON.parse(row.content)).miniGame,
  }));
}

/**
 * Writes new content if the slide still has `version`; null when it has not. `lockedBy`: the admin whose lock it is
 * from now on, or nobody. `by`: who changes it; left out, nobody does, and who did last stays.
 */
export async function updateSlide(
  trx: Db,
  {
    id,
    version,
    content,
    lockedBy,
    by,
  }: {
    id: QuestionId;
    version: number;
    content: QuestionContent;
    lockedBy?: UserId | null | undefined;
    by?: UserId;
  },
  now: number,
): Promise<StoredSlide | null> {
  const lock = lockedBy === undefined ? {} : { locked_by: lockedBy };
  const author = by === undefined ? {} : { changed_by: by };
  const row = await trx
    .updateTable('question')
    .set({ ...contentColumns(content), ...lock, ...author, version: version + 1, updated_at_ms: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at_ms', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Marks a slide deleted and keeps its place; false when it was deleted already. */
export async function burySlide(trx: Db, id: QuestionId, place: number | null, now: number): Promise<boolean> {
  const result = await trx
    .updateTable('question')
    .set({ deleted_at_ms: now, deleted_place: place })
    .where('id', '=', id)
    .where('deleted_at_ms', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Brings a deleted slide back with the given content; null when it is not deleted any more. */
export async function unburySlide(
  trx: Db,
  id: QuestionId,
  content: QuestionContent,
  now: number,
): Promise<StoredSlide | null> {
  const row = await trx
    .updateTable('question')
    .set((eb) => ({
      ...contentColumns(content),
      deleted_at_ms: null,
      deleted_place: null,
      updated_at_ms: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('deleted_at_ms', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

function contentColumns(content: QuestionContent) {
  return {
    type: content.type,
    content: JSON.stringify(content),
    visible: content.visible ? 1 : 0,
    locked: content.locked ? 1 : 0,
    search_text: searchKey(searchedWords(content.type, content).join(' ')),
    sort_text: searchKey(content.question),
    gaps: checkSlide(content, 0).length,
  };
}

/**
 * A stored row as the contract gives it. Fields added to slides later get their defaults; a server of the version before
 * that still runs beside this one writes those of every kind.
 */
export function fromRow(row: Selectable<QuestionTable>): StoredSlide {
  const written: unknown = JSON.parse(row.content);
  const type = SlideType.parse(row.type);
  const own = typeof written === 'object' && written !== null ? withoutForeign(type, written) : {};
  const content = QuestionContent.parse({ ...newQuestion(type), ...own });
  const question: Question = {
    ...content,
    _id: QuestionId.parse(row.id),
    game: row.game_id === null ? null : GameId.parse(row.game_id),
    createdBy: UserId.parse(row.user_id),
    language: StoredLanguage.parse(row.language),
    inLibrary: row.in_library !== 0,
    lockedByAdmin: row.locked_by !== null,
    version: row.version,
    createdAt: row.created_at_ms,
    updatedAt: row.updated_at_ms,
  };
  return { question, content };
}
