import type { ExpressionBuilder } from 'kysely';
import { GameId, Pace, ResultId } from '@qc/contract';
import type { GameResult, GameResultSummary, RoomId } from '@qc/contract';
import { boundText } from '#platform/db/bound-text';
import { readPage } from '#platform/db/read-page';
import type { LongText } from '#platform/db/long-text';
import { searchMatches } from '#platform/db/search';
import { searchKey } from '#platform/db/search-key';
import type { Db, Tables } from '#platform/db/tables';
import { readStoredResult } from './read-stored-report.ts';
import type { StoredFigures } from './stored-report.ts';

/** A result to be kept. */
export interface NewResult extends StoredFigures<string | LongText> {
  id: ResultId;
  /** The room of the run, or another name that no other run has. */
  roomId: string;
  gameId: string | null;
  /** Who ran it. */
  userId: string;
  name: string;
  startedAtMs: number;
  endedAtMs: number;
  runState: string | LongText | null;
  pace: Pace;
  licenceId: string | null;
  assignmentId: string | null;
}

/** How a list of results is asked for. */
export interface ResultQuery {
  /** Whose or run by whom; null: of anybody. */
  userId: string | null;
  page: number;
  perPage: number;
  searchText: string;
  game?: GameId | undefined;
  room?: RoomId | undefined;
}

/** Keeps a result, for its game's owner where the game is there; the same room a second time changes nothing. */
export async function insertResult(db: Db, result: NewResult): Promise<void> {
  const game = db.selectFrom('game').select('user_id').where('deleted_at_ms', 'is', null);
  const owner = result.gameId === null ? null : await game.where('id', '=', result.gameId).executeTakeFirst();
  await db
    .insertInto('game_result')
    .values({
      id: result.id,
      room_id: result.roomId,
      game_id: result.gameId,
      user_id: owner?.user_id ?? result.userId,
      run_by: result.userId,
      name: result.name,
      started_at_ms: result.startedAtMs,
      ended_at_ms: result.endedAtMs,
      ...figureColumns(result),
      search_text: searchKey(result.name),
      run_state: result.runState && boundText(result.runState),
      pace: result.pace,
      licence_id: result.licenceId,
      assignment_id: result.assignmentId,
    })
    .onConflict((conflict) => conflict.column('room_id').doNothing())
    .execute();
}

/** One page of results, newest first, and the exact number of all that fit. */
export async function findResults(
  db: Db,
  query: ResultQuery,
): Promise<{ results: GameResultSummary[]; count: number }> {
  let fitting = db.selectFrom('game_result');
  const { userId } = query;
  if (userId !== null) fitting = fitting.where((eb) => eb.or([eb('user_id', '=', userId), eb('run_by', '=', userId)]));
  if (query.game !== undefined) fitting = fitting.where('game_id', '=', query.game);
  if (query.room !== undefined) fitting = fitting.where('room_id', '=', query.room);
  if (query.searchText !== '') fitting = fitting.where(searchMatches(db, 'game_result', query.searchText));
  const shown = fitting.select(SUMMARY_COLUMNS).select(livingGame);
  const sorted = shown.orderBy('ended_at_ms', 'desc').orderBy('id', 'desc');
  const { rows, count } = await readPage(sorted, query);
  return { results: rows.map(toSummary), count };
}

/** A result with its owner's id, that of who ran it, and its report as stored (`StoredReport` as JSON); null: there is none. */
export async function findStored(
  db: Db,
  id: ResultId,
): Promise<{ userId: string; runBy: string | null; summary: GameResultSummary; report: string } | null> {
  const row = await db
    .selectFrom('game_result')
    .select([...SUMMARY_COLUMNS, 'user_id', 'run_by', 'report'])
    .select(livingGame)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { userId: row.user_id, runBy: row.run_by, summary: toSummary(row), report: row.report } : null;
}

/** One result with its owner's id; null: there is none. */
export async function findResult(db: Db, id: ResultId): Promise<{ userId: string; result: GameResult } | null> {
  const stored = await findStored(db, id);
  if (!stored) return null;
  return { userId: stored.userId, result: { ...readStoredResult(stored.summary, stored.report), mine: true } };
}

/** Whose result this is, and of which assignment; null: there is none. */
export async function findResultOwner(
  db: Db,
  id: ResultId,
): Promise<{ userId: string; assignmentId: string | null } | null> {
  const row = await db
    .selectFrom('game_result')
    .select(['user_id', 'assignment_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { userId: row.user_id, assignmentId: row.assignment_id } : null;
}

/** The result of a room, of a licence or of an assignment, if there is one. */
export async function findResultOf(
  db: Db,
  of: { room: string } | { licence: string } | { assignment: string },
): Promise<{ id: ResultId; revision: number } | null> {
  const [column, value] =
    'room' in of
      ? (['room_id', of.room] as const)
      : 'licence' in of
        ? (['licence_id', of.licence] as const)
        : (['assignment_id', of.assignment] as const);
  const row = await db
    .selectFrom('game_result')
    .select(['id', 'revision'])
    .where(column, '=', value)
    .executeTakeFirst();
  return row ? { id: ResultId.parse(row.id), revision: row.revision } : null;
}

/** What a change of a result starts from. */
export interface ResultForChange {
  name: string;
  revision: number;
  report: string;
  runState: string | null;
  /** The room of the run, or another name that no other run has. */
  roomId: string;
  /** The assignment it belongs to. */
  assignmentId: string | null;
}

/** A result as stored, to be changed; null: there is none. */
export async function findForChange(db: Db, id: ResultId): Promise<ResultForChange | null> {
  const row = await db
    .selectFrom('game_result')
    .select(['name', 'revision', 'report', 'run_state', 'room_id', 'assignment_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { name, revision, report, run_state: runState, room_id: roomId, assignment_id: assignmentId } = row;
  return { name, revision, report, runState, roomId, assignmentId };
}

/** What a change writes; what is absent stays. */
export interface ResultWrite {
  name?: string | undefined;
  endedAtMs?: number | undefined;
  figures?: (StoredFigures<string | LongText> & { runState: string | LongText | null }) | undefined;
}

/** Writes a change that began with this revision; false: somebody else was first, or the result is gone. */
export async function writeChange(db: Db, id: ResultId, revision: number, write: ResultWrite): Promise<boolean> {
  const { name, endedAtMs, figures } = write;
  const done = await db
    .updateTable('game_result')
    .set({
      revision: revision + 1,
      ...(name !== undefined && { name, search_text: searchKey(name) }),
      ...(endedAtMs !== undefined && { ended_at_ms: endedAtMs }),
      ...(figures && { ...figureColumns(figures), run_state: figures.runState && boundText(figures.runState) }),
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Deletes a result for good. */
export async function removeResult(db: Db, id: ResultId): Promise<void> {
  await db.deleteFrom('game_result').where('id', '=', id).execute();
}

function figureColumns({ playersCount, questionsCount, rightShare, report }: StoredFigures<string | LongText>) {
  const counts = { players_count: playersCount, questions_count: questionsCount, right_share: rightShare };
  return { ...counts, report: boundText(report) };
}

/** The game a result is of, as long as it is there. */
function livingGame({ selectFrom }: ExpressionBuilder<Tables, 'game_result'>) {
  return selectFrom('game')
    .select('game.id')
    .whereRef('game.id', '=', 'game_result.game_id')
    .where('game.deleted_at_ms', 'is', null)
    .as('game');
}

const SUMMARY_COLUMNS = [
  'id',
  'name',
  'started_at_ms',
  'ended_at_ms',
  'players_count',
  'questions_count',
  'right_share',
  'pace',
] as const;

type SummaryRow = Pick<Tables['game_result'], Exclude<(typeof SUMMARY_COLUMNS)[number], 'pace'>> & {
  pace: string;
  game: string | null;
};

function toSummary(row: SummaryRow): GameResultSummary {
  return {
    _id: ResultId.parse(row.id),
    game: row.game === null ? null : GameId.parse(row.game),
    name: row.name,
    startedAt: row.started_at_ms,
    endedAt: row.ended_at_ms,
    playersCount: row.players_count,
    questionsCount: row.questions_count,
    rightShare: row.right_share,
    pace: Pace.parse(row.pace),
  };
}
