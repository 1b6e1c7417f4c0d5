import { DIRECTIONS, GameId, LANGUAGES, PlayerResult, QuestionResult, ResultId } from '@qc/contract';
import type { GameResult, GameResultSummary } from '@qc/contract';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { searchMatches } from '#platform/db/search';
import { searchKey } from '#platform/db/search-key';
import type { Tables } from '#platform/db/tables';

/** What a result's row keeps as JSON, beside its columns. */
const StoredReport = z.object({
  language: z.enum(LANGUAGES),
  direction: z.enum(DIRECTIONS),
  questions: z.array(QuestionResult),
  players: z.array(PlayerResult),
});

/** A result to be kept. */
export interface NewResult {
  id: string;
  roomId: string;
  gameId: string;
  userId: string;
  name: string;
  startedAtMs: number;
  endedAtMs: number;
  playersCount: number;
  questionsCount: number;
  rightShare: number | null;
  report: z.infer<typeof StoredReport>;
}

/** How a list of results is asked for. */
export interface ResultQuery {
  userId: string;
  page: number;
  perPage: number;
  searchText: string;
  game?: GameId | undefined;
}

/** Keeps a result; the same room a second time changes nothing. */
export async function insertResult(db: Kysely<Tables>, result: NewResult): Promise<void> {
  await db
    .insertInto('game_result')
    .values({
      id: result.id,
      room_id: result.roomId,
      game_id: result.gameId,
      user_id: result.userId,
      name: result.name,
      started_at_ms: result.startedAtMs,
      ended_at_ms: result.endedAtMs,
      players_count: result.playersCount,
      questions_count: result.questionsCount,
      right_share: result.rightShare,
      report: JSON.stringify(result.report),
      search_text: searchKey(result.name),
    })
    .onConflict((conflict) => conflict.column('room_id').doNothing())
    .execute();
}

/** One page of a user's results, newest first, and the exact number of all that fit. */
export async function findResults(
  db: Kysely<Tables>,
  query: ResultQuery,
): Promise<{ results: GameResultSummary[]; count: number }> {
  let fitting = db.selectFrom('game_result').where('user_id', '=', query.userId);
  if (query.game !== undefined) fitting = fitting.where('game_id', '=', query.game);
  if (query.searchText !== '') fitting = fitting.where(searchMatches(db, 'game_result', query.searchText));
  const total = await fitting.select((eb) => eb.fn.countAll().as('count')).executeTakeFirst();
  const rows = await fitting
    .select(SUMMARY_COLUMNS)
    .orderBy('ended_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute();
  return { results: rows.map(toSummary), count: Number(total?.count ?? 0) };
}

/** One result with its owner's id; null: there is none. */
export async function findResult(
  db: Kysely<Tables>,
  id: ResultId,
): Promise<{ userId: string; result: GameResult } | null> {
  const row = await db
    .selectFrom('game_result')
    .select([...SUMMARY_COLUMNS, 'user_id', 'report'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const report = StoredReport.parse(JSON.parse(row.report));
  return { userId: row.user_id, result: { ...toSummary(row), ...report } };
}

/** Whose result this is; null: there is none. */
export async function findResultOwner(db: Kysely<Tables>, id: ResultId): Promise<string | null> {
  const row = await db.selectFrom('game_result').select('user_id').where('id', '=', id).executeTakeFirst();
  return row?.user_id ?? null;
}

/** Deletes a result for good. */
export async function removeResult(db: Kysely<Tables>, id: ResultId): Promise<void> {
  await db.deleteFrom('game_result').where('id', '=', id).execute();
}

const SUMMARY_COLUMNS = [
  'id',
  'game_id',
  'name',
  'started_at_ms',
  'ended_at_ms',
  'players_count',
  'questions_count',
  'right_share',
] as const;

type SummaryRow = Pick<Tables['game_result'], (typeof SUMMARY_COLUMNS)[number]>;

function toSummary(row: SummaryRow): GameResultSummary {
  return {
    _id: ResultId.parse(row.id),
    game: row.game_id === null ? null : GameId.parse(row.game_id),
    name: row.name,
    startedAt: row.started_at_ms,
    endedAt: row.ended_at_ms,
    playersCount: row.players_count,
    questionsCount: row.questions_count,
    rightShare: row.right_share,
  };
}
