import type { Question, QUESTION_SORTS } from '@qc/contract';
import { searchMatches } from '#platform/db/search';
import type { Db } from '#platform/db/tables';
import { fromRow, type SlideQuery } from './slide-store.ts';

const SORT_COLUMNS = {
  updatedAt: 'question.updated_at_ms',
  createdAt: 'question.created_at_ms',
  question: 'question.sort_text',
} as const satisfies Record<(typeof QUESTION_SORTS)[number], string>;

/** One page of living slides and the exact number of all that fit; slides of deleted games are left out. */
export async function listSlides(db: Db, query: SlideQuery): Promise<{ questions: Question[]; count: number }> {
  let fitting = db
    .selectFrom('question')
    .leftJoin('game', 'game.id', 'question.game_id')
    .where('question.deleted_at_ms', 'is', null)
    .where('game.deleted_at_ms', 'is', null);
  if (query.userId !== null) fitting = fitting.where('question.user_id', '=', query.userId);
  if (query.searchText !== '') fitting = fitting.where(searchMatches(db, 'question', query.searchText));
  if (query.labels.length > 0) {
    fitting = fitting.where((eb) => eb.or(query.labels.map((label) => eb('question.content', 'like', `%"${label}"%`))));
  }
  // An underscore in a label is a wildcard here; that it hits another random id is past all odds.
  const { count } = await fitting
    .select((eb) => eb.fn.countAll<number | bigint | string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await fitting
    .selectAll('question')
    .orderBy(SORT_COLUMNS[query.sortBy], query.sortDesc ? 'desc' : 'asc')
    .orderBy('question.id', query.sortDesc ? 'desc' : 'asc')
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute();
  return { questions: rows.map((row) => fromRow(row).question), count: Number(count) };
}
