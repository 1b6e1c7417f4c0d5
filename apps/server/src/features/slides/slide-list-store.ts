import type { Language, Question, QUESTION_SORTS, SlideType, UserId } from '@qc/contract';
import type { SelectQueryBuilder } from 'kysely';
import { readPage } from '#platform/db/read-page';
import { searchMatches } from '#platform/db/search';
import type { Db, Tables } from '#platform/db/tables';
import { fromRow, livingSlides } from './slide-store.ts';

/** How a list of slides is asked for. */
export interface SlideQuery {
  /** Null: everybody's. */
  userId: UserId | null;
  searchText: string;
  /** Slides with any of these labels; empty: all. */
  labels: readonly string[];
  /** The library alone: all of it, or what regular users see. */
  library?: 'all' | 'visible';
  type?: SlideType | undefined;
  language?: Language | undefined;
  sortBy: (typeof QUESTION_SORTS)[number];
  sortDesc: boolean;
  page: number;
  perPage: number;
}

const SORT_COLUMNS = {
  updatedAt: 'question.updated_at_ms',
  createdAt: 'question.created_at_ms',
  question: 'question.sort_text',
} as const satisfies Record<(typeof QUESTION_SORTS)[number], string>;

/** One page of living slides and the exact number of all that fit; slides of deleted games are left out. */
export async function listSlides(db: Db, query: SlideQuery): Promise<{ questions: Question[]; count: number }> {
  const fitting = slidesThatFit(db, query);
  const way = query.sortDesc ? 'desc' : 'asc';
  const sorted = fitting.selectAll('question').orderBy(SORT_COLUMNS[query.sortBy], way).orderBy('question.id', way);
  const { rows, count } = await readPage(sorted, query);
  return { questions: rows.map((row) => fromRow(row).question), count };
}

function slidesThatFit(db: Db, query: SlideQuery): LivingSlides {
  const { userId, library, type, language } = query;
  let fitting: LivingSlides = outsideOf(livingSlides(db), deletedGames(db));
  // What was given to run only is not among one's own questions.
  if (userId !== null) fitting = outsideOf(fitting.where('question.user_id', '=', userId), copiesToRun(db, userId));
  if (library !== undefined) fitting = fitting.where('question.in_library', '=', 1);
  if (library === 'visible') fitting = fitting.where('question.visible', '=', 1);
  if (type !== undefined) fitting = fitting.where('question.type', '=', type);
  if (language !== undefined) fitting = fitting.where('question.language', '=', language);
  if (query.searchText !== '') fitting = fitting.where(searchMatches(db, 'question', query.searchText));
  // An underscore in a label is a wildcard here; that it hits another random id is past all odds.
  if (query.labels.length > 0) {
    fitting = fitting.where((eb) => eb.or(query.labels.map((label) => eb('question.content', 'like', `%"${label}"%`))));
  }
  return fitting;
}

type LivingSlides = SelectQueryBuilder<Tables, 'question', object>;
type GameIds = SelectQueryBuilder<Tables, 'game', { id: string }>;

/** Few, because they are purged after a day: looking each slide's game up would cost much more. */
function deletedGames(db: Db): GameIds {
  return db.selectFrom('game').select('game.id').where('game.deleted_at_ms', 'is not', null);
}

function copiesToRun(db: Db, userId: UserId): GameIds {
  return db.selectFrom('game').select('game.id').where('game.user_id', '=', userId).where('game.read_only', '=', 1);
}

/** Slides of no game, or of another one than these. */
function outsideOf(slides: LivingSlides, games: GameIds): LivingSlides {
  return slides.where((eb) => eb.or([eb('question.game_id', 'is', null), eb('question.game_id', 'not in', games)]));
}
